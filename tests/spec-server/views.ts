import type { SpecOrder, SpecProduct, SpecShop, SpecUser } from './specShop.ts';

/**
 * Converts the shop's data to replies: the fields of specification X37 to X39, in this variant's
 * forms.
 */
export function viewsOf(shop: SpecShop, pictureUrl: (name: string) => string) {
  const { variants } = shop;
  const idOf = (id: string) => (variants.ids === 'number' ? Number(id) : id);

  function reserved(productId: string, size: string): number {
    return shop.users
      .flatMap(({ cart }) => cart)
      .filter((line) => line.itemId === productId && line.size === size)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }

  function markerOf(isMain: boolean): object {
    switch (variants.marker) {
      case 'boolean':
        return { flagman: isMain };
      case 'mainOnly':
        return isMain ? { flagman: true } : {};
      case 'text':
        return { flagman: String(isMain) };
    }
  }

  function product({ _id, images, sizes, mostPopular, ...fields }: SpecProduct) {
    return {
      ...fields,
      _id: idOf(_id),
      ...(variants.mostPopular && { mostPopular }),
      images: images.map(({ name, flagman }) => ({
        name,
        ...markerOf(flagman),
        signedUrl: pictureUrl(name),
      })),
      sizes: sizes.map((entry) => ({ ...entry, quantityReserved: reserved(_id, entry.size) })),
    };
  }

  function cartItems(lines: SpecUser['cart']) {
    return lines.flatMap(({ itemId, size, quantity }) => {
      const found = shop.products.find(({ _id }) => _id === itemId);
      return found ? [{ product: product(found), size, quantity }] : [];
    });
  }

  return {
    product,
    cartItems,
    order: ({ _id, userId: _, ...fields }: SpecOrder) => ({ ...fields, _id: idOf(_id) }),
    user: ({ id, name, email, phone, address, role, cart, favourites }: SpecUser) => ({
      id: idOf(id),
      name,
      email,
      phone,
      address,
      role,
      favoriteProducts: favourites.map(idOf),
      cartData: cartItems(cart),
      cartItems: cart.length,
    }),
    /** `data.user` of a login. */
    sessionUser({ id, role }: SpecUser) {
      const isTold = role === 'admin' || variants.customerRole;
      return { id: idOf(id), ...(isTold && { role }) };
    },
  };
}

export type Views = ReturnType<typeof viewsOf>;
