import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal, type SpecContext } from './specRoutes.ts';

/** Payment and orders; `payUrl` is the payment provider's page for a checkout. */
export function checkoutCalls({ shop, route }: SpecContext, payUrl: (id: string) => string) {
  const { checkouts, variants } = shop;

  route('POST /stripe/create-checkout-session', 'user', ({ user, body, request }) => {
    const { products, total, ...contact } = body.orderDetails;
    if (String(body.userId) !== user.id) throw new Refusal(403, 'Somebody else’s checkout');
    const id = shop.nextId();
    const website = request.headers.origin ?? '';
    checkouts.set(id, { userId: user.id, website, contact, products, total, isPaid: false });
    return variants.checkoutUrl ? { url: payUrl(id) } : {};
  });

  // Creates an order for each request, since nothing in the specification identifies a payment.
  route('POST /createorder', 'user', async ({ user, body }) => {
    const paid = [...checkouts.values()].findLast((each) => each.userId === user.id && each.isPaid);
    if (!paid) throw new Refusal(402, 'Nothing was paid');
    await setTimeout(shop.orderTime);
    const { paymentStates, deliveryStates } = shop.envparams;
    shop.orders.unshift({
      _id: shop.nextId(),
      userId: user.id,
      ...body,
      payment_status: paymentStates[1] ?? '',
      delivery_status: deliveryStates[0] ?? '',
      total: paid.total,
      notes: '',
      createdAt: new Date().toISOString(),
      products: paid.products.map(({ productId, ...line }) => ({ product_id: productId, ...line })),
    });
    return { success: true, message: 'Ordered' };
  });
}

/** The payment provider's page, outside the API, with a button that pays. */
export function paymentProvider(app: FastifyInstance, { shop }: SpecContext) {
  app.get('/provider/:id', (_request, reply) =>
    reply
      .type('text/html')
      .send('<form action="?" onsubmit="location += \'/paid\'; return false"><button>Pay</button>'),
  );
  app.get('/provider/:id/paid', (request, reply) => {
    const paid = shop.checkouts.get((request.params as { id: string }).id);
    if (!paid) return reply.code(404).send();
    paid.isPaid = true;
    const query = new URLSearchParams(paid.contact);
    return reply.redirect(`${paid.website}/checkout-success?${query}`);
  });
}
