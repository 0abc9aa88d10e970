import { exampleOrders, exampleRelatedProducts } from '../../contract/examples/orders.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { RelatedProduct, User } from '../../contract/schemas/user.ts';
import { admin, anna } from './accounts.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

/** What a story's customer has; `favourites` are product ids, the latest first. */
export type CustomerScenario = {
  orders?: Order[];
  related?: RelatedProduct[];
  favourites?: string[];
};

/** The details of whoever is logged in, and what is theirs besides the cart. */
export function customerHandlers(
  products: Product[],
  {
    orders = exampleOrders,
    related = exampleRelatedProducts,
    favourites = [],
  }: CustomerScenario = {},
) {
  let details: Pick<User, 'name' | 'email' | 'phone' | 'address'> = {
    name: 'Anna Souza',
    email: anna.email,
    phone: '351912345678',
    address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  };
  let favoriteProducts = favourites;
  let bought = related;

  function findProduct(id: string): Product {
    const product = products.find(({ _id }) => _id === id);
    if (!product) throw new MockFailure(404, 'There is no such product.');
    return product;
  }

  return [
    mockEndpoint('GET /getuser', ({ token }) => {
      const id = token.replace('token-of-', '');
      const role = id === admin.id ? 'admin' : 'customer';
      return { reply: { id, role, ...details, favoriteProducts, cartData: [] } };
    }),
    mockEndpoint('POST /updateuser', ({ body: { username, email, phone, address } }) => {
      if (email === admin.email) {
        const message = 'This email is already in use.';
        throw new MockFailure(409, message, { email: message });
      }
      details = { name: username, email, ...(phone && { phone }), ...(address && { address }) };
      return { reply: { success: true } };
    }),
    mockEndpoint('GET /getorders', () => ({ reply: orders })),
    mockEndpoint('GET /getfavorites', () => ({ reply: favoriteProducts.map(findProduct) })),
    mockEndpoint('POST /addfavorite/:id', ({ params: { id } }) => {
      findProduct(id);
      favoriteProducts = [id, ...favoriteProducts.filter((other) => other !== id)];
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /removefavorite/:id', ({ params: { id } }) => {
      favoriteProducts = favoriteProducts.filter((other) => other !== id);
      return { reply: { success: true } };
    }),
    mockEndpoint('GET /getrelprod', () => ({ reply: bought })),
    mockEndpoint('POST /rate/:productId', ({ params: { productId } }) => {
      if (!bought.some((record) => record.productId._id === productId)) {
        throw new MockFailure(403, 'Only who bought a product may rate it.');
      }
      bought = bought.map((record) =>
        record.productId._id === productId ? { ...record, status: 'rated' } : record,
      );
      return { reply: { success: true } };
    }),
  ];
}
