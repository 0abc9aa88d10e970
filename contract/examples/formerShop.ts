import type { FormerOrder } from '../schemas/formerShop.ts';
import { linenShirt } from './products.ts';

/**
 * Orders of a former shop: one in the shop's currency with a current product, one in another
 * currency.
 */
export const exampleFormerOrders: FormerOrder[] = [
  {
    ...{ id: 'former-2', number: '#1002', orderedAt: '2024-05-02T09:15:00.000Z' },
    ...{ name: 'Anna Souza', email: 'anna@example.test', phone: '+351912345678' },
    address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
    ...{ state: 'paid, fulfilled', delivery: 5, discount: 10, total: 92 },
    lines: [
      { name: 'Linen Shirt - White / M', quantity: 1, price: 79, to: `/product/${linenShirt._id}` },
      { name: 'Socks', quantity: 2, price: 9 },
    ],
  },
  {
    ...{ id: 'former-1', number: '#1001', orderedAt: '2023-11-20T18:00:00.000Z' },
    ...{ name: 'Anna Souza', email: 'anna@example.test', phone: '', address: '' },
    ...{ state: 'refunded', currency: 'EUR', total: 9, refunded: 9 },
    lines: [{ name: 'Socks', quantity: 1, price: 9 }],
  },
];
