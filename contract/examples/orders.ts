import { formatOrderNumber } from '../rules/orderNumber.ts';
import type { FormerOrder } from '../schemas/formerShop.ts';
import type { Order, OrderProduct } from '../schemas/order.ts';
import type { Product } from '../schemas/product.ts';
import type { RelatedProduct } from '../schemas/user.ts';
import {
  corduroyDungarees,
  cottonTote,
  linenShirt,
  merinoCrew,
  selvedgeJeans,
  slipDress,
  stripedTee,
  woolCoat,
} from './products.ts';

type Changes = Partial<
  Pick<Order, 'payment_status' | 'delivery_status' | 'notes' | 'customerNote' | 'trackingUrl'>
>;

function line(product: Product, size: string, quantity = 1): OrderProduct {
  const { _id, name, price, images } = product;
  return {
    product_id: _id,
    name,
    picture: images[0]?.signedUrl ?? '',
    size,
    quantity,
    price,
    subtotal: Math.round(price * 100 * quantity) / 100,
  };
}

/** An order placed on this day; paid and processing by default. */
function order(
  day: string,
  number: number,
  products: OrderProduct[],
  changes: Changes = {},
): Order {
  return {
    _id: `01930000-0000-7000-8000-0000${day.replaceAll('-', '')}`,
    fullName: 'Anna Souza',
    address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
    phone: '+351912345678',
    email: 'anna@example.test',
    payment_status: 'paid',
    delivery_status: 'processing',
    total: products.reduce((cents, { subtotal }) => cents + Math.round(subtotal * 100), 0) / 100,
    notes: '',
    createdAt: `${day}T23:30:00.000Z`,
    products,
    number: formatOrderNumber(number),
    trackingUrl: '',
    customerNote: '',
    ...changes,
  };
}

export const processingOrder = order('2026-03-12', 10_007, [
  line(linenShirt, 'S', 2),
  line(cottonTote, 'M'),
]);

const inYen = (dollars: number) => dollars * 150;

/** The same in yen, at ¥150 for a dollar. */
export const yenOrder: Order = {
  ...processingOrder,
  products: processingOrder.products.map((each) => ({
    ...each,
    price: inYen(each.price),
    subtotal: inYen(each.subtotal),
  })),
  total: inYen(processingOrder.total),
  currency: { code: 'JPY', sign: '¥', name: 'yen', digits: 0, rate: 150 },
};

/** More items than a card shows, a long name, and a note from the shop. */
export const shippedOrder = order(
  '2026-03-02',
  10_006,
  [
    line(slipDress, 'M'),
    line(linenShirt, 'M'),
    line(merinoCrew, 'L'),
    line(selvedgeJeans, 'L'),
    line(stripedTee, '4Y', 3),
    line(corduroyDungarees, '4Y'),
  ],
  {
    delivery_status: 'shipped',
    notes: 'Packed by Rui.',
    customerNote: 'The parcel comes in two boxes.',
    trackingUrl: 'https://post.example.test/parcels/PT123456789',
  },
);

export const deliveredOrder = order('2026-01-31', 10_005, [line(merinoCrew, 'M')], {
  delivery_status: 'delivered',
});

export const pendingOrder = order('2026-01-20', 10_004, [line(stripedTee, '6Y')], {
  payment_status: 'pending',
});

export const failedOrder = order('2026-01-14', 10_003, [line(woolCoat, 'M')], {
  payment_status: 'failed',
});

export const returnedOrder = order('2025-12-05', 10_002, [line(selvedgeJeans, 'M')], {
  payment_status: 'refunded',
  delivery_status: 'returned',
});

export const cancelledOrder = order('2025-11-28', 10_001, [line(corduroyDungarees, '2Y')], {
  payment_status: 'refunded',
  delivery_status: 'cancelled',
  customerNote: 'The last pair had a flaw. We are sorry.',
});

/** A customer's orders in every state, newest first. */
export const exampleOrders: Order[] = [
  processingOrder,
  shippedOrder,
  deliveredOrder,
  pendingOrder,
  failedOrder,
  returnedOrder,
  cancelledOrder,
];

/** Products that a customer bought: two to rate, and one already rated. */
export const exampleRelatedProducts: RelatedProduct[] = [
  { productId: linenShirt, status: 'to_rate' },
  { productId: cottonTote, status: 'to_rate' },
  { productId: merinoCrew, status: 'rated' },
];

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
