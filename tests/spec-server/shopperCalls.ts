import { Refusal, type SpecContext } from './specRoutes.ts';
import type { SpecLine, SpecProduct } from './specShop.ts';

/** Products, carts, favourites, ratings and the customer's own orders. */
export function shopperCalls({ shop, views, route }: SpecContext) {
  function findProduct(id: string): SpecProduct {
    const product = shop.products.find(({ _id }) => _id === id);
    if (!product) throw new Refusal(404, 'We can’t find this product');
    return product;
  }

  function isFree({ itemId, size }: SpecLine): boolean {
    const { sizes } = views.product(findProduct(itemId));
    return sizes.some((entry) => entry.size === size && entry.quantity > entry.quantityReserved);
  }

  route('GET /allproducts', 'all', () => shop.products.map(views.product));
  route('GET /product/:id', 'all', ({ params: { id = '' } }) => views.product(findProduct(id)));
  route('GET /envparams', 'all', () => shop.envparams);

  route('GET /getcart', 'user', ({ user }) => {
    const cartData = views.cartItems(user.cart);
    return shop.variants.cart === 'list' ? cartData : { cartData };
  });
  route('POST /getcartunaut', 'all', ({ body }) => ({ cartData: views.cartItems(body.cartItems) }));

  route('POST /addtocart', 'user', ({ user, body: { itemId, size } }) => {
    const line = { itemId, size, quantity: 1 };
    if (!isFree(line)) throw new Refusal(409, 'This size is sold out');
    const known = user.cart.find((each) => each.itemId === itemId && each.size === size);
    if (known) known.quantity += 1;
    else user.cart.push(line);
    return { success: true };
  });
  route('POST /removefromcart', 'user', ({ user, body: { itemId, size } }) => {
    const known = user.cart.find((each) => each.itemId === itemId && each.size === size);
    if (known) known.quantity -= 1;
    user.cart = user.cart.filter(({ quantity }) => quantity > 0);
    return { success: true };
  });
  route('POST /cleancart', 'user', ({ user }) => {
    user.cart = [];
    return { success: true, message: 'The cart is empty' };
  });

  route('GET /getorders', 'user', ({ user }) =>
    shop.orders.filter(({ userId }) => userId === user.id).map(views.order),
  );

  route('GET /getfavorites', 'user', ({ user }) =>
    user.favourites.map((id) => views.product(findProduct(id))),
  );
  route('POST /addfavorite/:id', 'user', ({ user, params: { id = '' } }) => {
    user.favourites = [findProduct(id)._id, ...user.favourites];
    return { success: true, message: 'Added' };
  });
  route('POST /removefavorite/:id', 'user', ({ user, params: { id = '' } }) => {
    user.favourites = user.favourites.filter((other) => other !== id);
    return { success: true, message: 'Removed' };
  });

  route('GET /getrelprod', 'user', ({ user }) => {
    const own = shop.orders.filter(({ userId }) => userId === user.id);
    const bought = own.flatMap(({ products }) => products.map((line) => String(line.product_id)));
    return shop.products
      .filter(({ _id }) => bought.includes(_id))
      .map((product) => ({
        productId: views.product(product),
        status: user.rated.has(product._id) ? 'rated' : 'to_rate',
      }));
  });
  route('POST /rate/:productId', 'user', ({ user, params: { productId = '' }, body }) => {
    user.rated.set(findProduct(productId)._id, body.rating);
  });
}
