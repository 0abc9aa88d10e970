import type { StoredOrder } from '../repositories/orders.ts';
import { formatCents } from '../services/money.ts';
import { html } from './html.ts';
import type { Mail } from './mail.ts';

/** Says that the order has come in; or that it came too late, and the money goes back. */
export function orderMail(order: StoredOrder): Mail {
  const { id, email, address, notes, totalCents, stockTaken } = order;
  const opening = stockTaken
    ? 'Thank you for your order. It is paid, and we are getting it ready.'
    : notes;
  const lines = order.products.map(
    ({ name, size, quantity, priceCents }) =>
      `${quantity} × ${name}, size ${size}: ${formatCents(priceCents * quantity)}`,
  );
  const total = `Total: ${formatCents(totalCents)}`;
  const place = stockTaken ? `It goes to: ${address}` : 'Nothing is sent.';
  return {
    to: email,
    subject: stockTaken ? 'Your order has come in' : 'Your order could not be filled',
    text: `${opening}\n\nOrder ${id}\n${lines.join('\n')}\n${total}\n\n${place}\n`,
    html: [
      html`<p>${opening}</p><p>Order ${id}</p><ul>`,
      ...lines.map((line) => html`<li>${line}</li>`),
      html`</ul><p>${total}</p><p>${place}</p>`,
    ].join(''),
  };
}
