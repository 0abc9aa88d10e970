import type { PlainOrder, PlainProduct, PlainShop, PlainUser } from './plainShop.ts';

/**
 * Converts the shop's data to replies: the fields of specification X37 to X39, in this variant's
 * forms.
 */
export function viewsOf(shop: PlainShop, pictureUrl: (name: string) => string) {
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

  function product({ _id, images, sizes, mostPopular, ...fields }: PlainProduct) {
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

  function cartItems(lines: PlainUser['cart']) {
    return lines.flatMap(({ itemId, size, quantity }) => {
      const found = shop.products.find(({ _id }) => _id === itemId);
      return found ? [{ product: product(found), size, quantity }] : [];
    });
  }

  return {
    product,
    cartItems,
    order: ({ _id, userId: _, ...fields }: PlainOrder) => ({ ...fields, _id: idOf(_id) }),
    user: ({ id, name, email, phone, address, role, cart, favourites }: PlainUser) => ({
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
    sessionUser({ id, role }: PlainUser) {
      const isTold = role === 'admin' || variants.customerRole;
      return { id: idOf(id), ...(isTold && { role }) };
    },
  };
}

export type Views = ReturnType<typeof viewsOf>;
