import { firstOrderNumber, formatOrderNumber } from '../rules/orderNumber.ts';
import type { Order } from '../schemas/order.ts';
import { exampleOrders } from './orders.ts';

const people = [
  ['anna@example.test', '+351912345678', 'Rua das Flores 12, Lisbon, Portugal, 12000'],
  ['bruno.almeida@example.test', '+351917000111', 'Avenida da Liberdade 3, Porto, Portugal, 4000'],
  ['clara@example.test', '+4915112345678', 'Torstrasse 91, Berlin, Germany, 10119'],
  ['dmitri.volkov@example.test', '+12025550143', 'Elm Street 7, Springfield, USA, 01101-2200'],
] as const;

const hour = 60 * 60 * 1000;

/**
 * `count` orders of several customers in every state, the newest (1 May 2026, noon) first and
 * each five hours after the next; always the same ones.
 */
export function manyOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const example = exampleOrders[index % exampleOrders.length];
    const [email, phone, address] = people[index % people.length] ?? people[0];
    if (!example) throw new Error('There are no example orders');
    return {
      ...example,
      number: formatOrderNumber(firstOrderNumber - 1 + count - index),
      _id: `01930000-0000-7000-8000-1${String(count - index).padStart(11, '0')}`,
      email,
      phone,
      address,
      createdAt: new Date(Date.UTC(2026, 4, 1, 12) - index * 5 * hour).toISOString(),
    };
  });
}
