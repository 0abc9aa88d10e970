import { firstOrderNumber, formatOrderNumber } from '../rules/orderNumber.ts';
import type { Order } from '../schemas/order.ts';
import { exampleOrders } from './orders.ts';

const people = [
  {
    fullName: 'Anna Souza',
    email: 'anna@example.test',
    phone: '+351912345678',
    address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  },
  {
    fullName: 'Bruno Almeida',
    email: 'bruno.almeida@example.test',
    phone: '+351917000111',
    address: 'Avenida da Liberdade 3, Porto, Portugal, 4000',
  },
  {
    fullName: 'Clara von Winterfeld-Hohenstein',
    email: 'clara@example.test',
    phone: '+4915112345678',
    address: 'Torstrasse 91, Berlin, Germany, 10119',
  },
  // Orders from before the form had a name field.
  {
    fullName: '',
    email: 'dmitri.volkov@example.test',
    phone: '+12025550143',
    address: 'Elm Street 7, Springfield, USA, 01101-2200',
  },
];

const hour = 60 * 60 * 1000;

/**
 * `count` orders of several customers in every state, the newest (1 May 2026, noon) first, at
 * intervals of five hours. The result is always the same.
 */
export function manyOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const example = exampleOrders[index % exampleOrders.length];
    if (!example) throw new Error('There are no example orders');
    return {
      ...example,
      ...people[index % people.length],
      number: formatOrderNumber(firstOrderNumber - 1 + count - index),
      _id: `01930000-0000-7000-8000-1${String(count - index).padStart(11, '0')}`,
      createdAt: new Date(Date.UTC(2026, 4, 1, 12) - index * 5 * hour).toISOString(),
    };
  });
}
