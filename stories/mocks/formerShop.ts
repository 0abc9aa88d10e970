import { hasWords } from '../../contract/rules/search.ts';
import type { FormerOrder, FormerOrderInput } from '../../contract/schemas/formerShop.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import type { MockUsers } from './users.ts';

/** Former shop in a story. */
export type FormerShopScenario = {
  orders?: readonly FormerOrder[];
  /** Imported customers who got no mail. */
  unasked?: number;
  /** Email that the server refuses. */
  refusedEmail?: string;
};

/** Calls about customers and orders of a former shop. */
export function formerShopHandlers(
  users: MockUsers,
  { orders: before = [], unasked: customers = 0, refusedEmail }: FormerShopScenario = {},
) {
  let [unasked, waiting] = [customers, 0];
  const orders = [...before];
  const known = new Set(users.all().map(({ email }) => email.toLowerCase()));
  const isKnown = ({ number, orderedAt }: FormerOrderInput) =>
    orders.some((one) => one.number === number && one.orderedAt === orderedAt);
  return [
    mockEndpoint('GET /formerorders', () => ({ reply: orders })),
    mockEndpoint('GET /allformerorders', ({ query: { q, limit = 25, offset = 0 } }) => {
      const found = orders.filter(({ number, name, email, lines }) =>
        hasWords(q, number, name, email, ...lines.map((line) => line.name)),
      );
      return { reply: { total: found.length, orders: found.slice(offset, offset + limit) } };
    }),
    mockEndpoint('GET /formershop', () => ({
      reply: { customers: unasked + waiting, orders: orders.length, unasked, waiting, refused: 0 },
    })),
    mockEndpoint('POST /importcustomers', ({ body }) => {
      const refused = body.customers.find(({ email }) => email === refusedEmail);
      if (refused) throw new MockFailure(400, `${refused.email} is refused`, 'email');
      const added = body.customers.filter(({ email }) => !known.has(email.toLowerCase()));
      for (const { email } of added) known.add(email.toLowerCase());
      unasked += added.length;
      const rest = body.customers.length - added.length;
      return { reply: { success: true, added: added.length, changed: 0, known: rest } };
    }),
    mockEndpoint('POST /importorders', ({ body }) => {
      const added = body.orders.filter((order) => !isKnown(order));
      orders.unshift(...added.map((order) => ({ ...order, id: `former ${order.number}` })));
      const rest = body.orders.length - added.length;
      return { reply: { success: true, added: added.length, changed: 0, known: rest } };
    }),
    mockEndpoint('POST /removeformerorders', () => {
      const count = orders.splice(0).length;
      return { reply: { success: true, count } };
    }),
    mockEndpoint('POST /eraseformerorders/:id', ({ params: { id } }) => {
      const nobody = { name: '', email: '', phone: '', address: '' };
      const at = orders.findIndex((order) => order.id === id);
      const [order] = orders.slice(at);
      if (order) orders[at] = { ...order, ...nobody };
      return { reply: { success: true } };
    }),
    mockEndpoint('GET /exportformerorders/:id', ({ params: { id } }) => ({
      reply: orders.filter((order) => order.id === id),
    })),
    mockEndpoint('POST /mailformercustomers', () => {
      const count = unasked;
      [unasked, waiting] = [0, waiting + count];
      return { reply: { success: true, count } };
    }),
  ];
}
