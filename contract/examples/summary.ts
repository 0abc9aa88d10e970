import { setupSteps } from '../rules/adminChoices.ts';
import { lastDays } from '../rules/days.ts';
import type { ShopSetup, ShopSummary } from '../schemas/summary.ts';
import { shippedOrder } from './orders.ts';
import {
  cottonTote,
  linenShirt,
  merinoCrew,
  selvedgeJeans,
  slipDress,
  stripedTee,
  woolCoat,
} from './products.ts';

/** The other colour of the Merino Crew. */
const merinoInOat = '01920000-0000-7000-8000-000000000044';

/** Revenue of the days up to and including 1 May 2026. */
function revenueOf(days: [orders: number, total: number][]): ShopSummary['revenue'] {
  const names = lastDays('2026-05-01', days.length);
  return days.map(([orders, total], index) => ({ day: names[index] ?? '', orders, total }));
}

/** A month of a small shop: quiet days, a busy weekend, and pending work. */
export const exampleSummary: ShopSummary = {
  revenue: revenueOf([
    [3, 412.5],
    [2, 178],
    [0, 0],
    [1, 89],
    [4, 530.5],
    [6, 921.95],
    [5, 702],
    [2, 240],
    [3, 355.5],
    [1, 145],
    [0, 0],
    [2, 209],
    [7, 1649.45],
    [9, 2210.5],
    [4, 478],
    [3, 324],
    [2, 265],
    [1, 35.5],
    [3, 409],
    [8, 1388],
    [6, 2004.95],
    [2, 173],
    [0, 0],
    [0, 0],
    [4, 612.5],
    [3, 298],
    [7, 1120],
    [10, 3015.4],
    [5, 745.5],
    [3, 387],
  ]),
  toShip: {
    count: 12,
    oldest: [
      {
        _id: shippedOrder._id,
        createdAt: '2026-04-24T09:12:00.000Z',
        email: 'anna@example.test',
        fullName: 'Anna Souza',
        total: shippedOrder.total,
      },
      ...[25, 26, 27, 28].map((day, index) => ({
        _id: `01930000-0000-7000-8000-00000000000${index + 1}`,
        createdAt: `2026-04-${day}T16:40:00.000Z`,
        email: `customer-${index + 1}@example.test`,
        total: 124.5,
      })),
    ],
  },
  bestSellers: [
    sold(linenShirt._id, linenShirt.name, 31, 2759),
    sold(stripedTee._id, stripedTee.name, 24, 672),
    { ...sold(merinoCrew._id, merinoCrew.name, 19, 2280), colour: 'Forest' },
    { ...sold(merinoInOat, merinoCrew.name, 17, 2040), colour: 'Oat' },
    sold(selvedgeJeans._id, selvedgeJeans.name, 16, 2320),
    sold(cottonTote._id, cottonTote.name, 11, 390.5),
    sold(slipDress._id, slipDress.name, 4, 4999.8),
  ],
  lowSizes: [
    low(linenShirt._id, linenShirt.name, 'L', 0),
    low(stripedTee._id, stripedTee.name, '8Y', 0),
    low(woolCoat._id, woolCoat.name, 'M', 0),
    { ...low(merinoCrew._id, merinoCrew.name, 'XL', 1), colour: 'Forest' },
    { ...low(merinoInOat, merinoCrew.name, 'XL', 1), colour: 'Oat' },
    low(slipDress._id, slipDress.name, 'M', 1),
    low(linenShirt._id, linenShirt.name, 'M', 2),
    low(stripedTee._id, stripedTee.name, '6Y', 3),
  ],
  refunded: { count: 4, total: 412.5 },
  abandoned: { count: 14, total: 2106.5 },
  speed: [
    { page: 'home', visits: 1204, lcp: 1832.4, inp: 95.5, cls: 0 },
    { page: 'category', visits: 812, lcp: 2410, inp: 140, cls: 0.02 },
    { page: 'product', visits: 3120, lcp: 2504, inp: 212, cls: 0.104 },
    { page: 'cart', visits: 310, lcp: 4205, inp: 640, cls: 0.31 },
    { page: 'other', visits: 12, lcp: 1095 },
  ],
};

/** The same shop before its first order, with everything in stock. */
export const emptySummary: ShopSummary = {
  revenue: exampleSummary.revenue.map(({ day }) => ({ day, orders: 0, total: 0 })),
  toShip: { count: 0, oldest: [] },
  bestSellers: [],
  lowSizes: [],
  refunded: { count: 0, total: 0 },
  abandoned: { count: 0, total: 0 },
  speed: [],
};

/** A shop whose first steps are done, up to the given number. */
export function exampleSetup(done: number): ShopSetup {
  return Object.fromEntries(setupSteps.map((step, index) => [step, index < done])) as ShopSetup;
}

function sold(productId: string, name: string, units: number, total: number) {
  return { productId, name, units, total };
}

function low(productId: string, name: string, size: string, free: number) {
  return { productId, name, size, free };
}
