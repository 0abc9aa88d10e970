import { getResponse } from 'msw';
import { linenShirt } from '../../contract/examples/products.ts';
import { createTestPayments } from '../../server/services/checkout/testPayments.ts';
import { firstSessionId } from '../../stories/mocks/checkout.ts';
import type { Answer } from './comparable.ts';
import type { Both, Person, Side } from './harness.ts';

export const contact = {
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  phone: '+351912345678',
  email: 'anna@example.test',
};

/** Linen shirts in a checkout. */
export const shirts = (quantity: number, size = 'S') => ({
  ...{ productId: linenShirt._id, name: 'Linen Camp Shirt', picture: '' },
  ...{ size, quantity, price: 89, subtotal: 89 * quantity },
});

/** Adds shirts to a person's cart, pays for them, and orders them. */
export async function buy(
  both: Both,
  person: Person,
  products: ReturnType<typeof shirts>[],
  chosen: (side: Side) => object = () => ({}),
) {
  for (const { productId: itemId, size, quantity } of products) {
    for (let unit = 0; unit < quantity; unit++)
      await person.ask('POST /addtocart', { itemId, size });
  }
  const total = products.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const checkout = await person.ask('POST /stripe/create-checkout-session', (side: Side) => ({
    userId: side.me,
    orderDetails: { products, total, ...contact, ...chosen(side) },
  }));
  await pay(both, sessionIds(checkout));
  await person.ask('POST /createorder', contact);
}

/** The provider's ids of a checkout session: the server's and the mocks' first. */
export function sessionIds({ body }: Answer): Record<Side['name'], string> {
  const { url } = body as { url: string };
  return { mocks: firstSessionId, server: url.slice(url.lastIndexOf('/') + 1) };
}

/** Pays on the provider's page. */
export async function pay({ app, handlers }: Both, ids: Record<Side['name'], string>) {
  const payments = createTestPayments({ db: app.db, now: () => new Date(0) });
  const state = await payments.pay(ids.server);
  const page = `http://mocks.test/api/test-payment/${ids.mocks}`;
  const paid = await getResponse(handlers, new Request(page, { method: 'POST' }));
  if (state !== 'paid' || !paid?.ok) throw new Error('The session could not be paid');
}
