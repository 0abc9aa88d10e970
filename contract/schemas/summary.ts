import Type, { type Static } from 'typebox';
import { setupSteps } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Count, Day, Dollars, Id, optional, StrictObject, Time } from './common.ts';
import { PageSpeed } from './webVitals.ts';

/** Name and colour of a product. */
const named = {
  productId: Id,
  name: Type.String(),
  colour: optional(Type.String(), 'Absent if the product has none'),
};

export const SummaryQuery = StrictObject({
  days: optional(
    Type.Integer({ minimum: ownerLimits.summaryDays.min, maximum: ownerLimits.summaryDays.max }),
    'Number of days, today included; 30 by default',
  ),
});

/** Steps to open a shop, each true once it is done. */
export const ShopSetup = Type.Record(Type.Enum(setupSteps), Type.Boolean());
export type ShopSetup = Static<typeof ShopSetup>;

/**
 * Summary for the admin's start page. Revenue is without refunded and unpaid orders. A difference
 * counts on the day it was paid, also before its exchange is sent.
 */
export const ShopSummary = Type.Object({
  revenue: Type.Array(Type.Object({ day: Day, orders: Count, total: Dollars }), {
    description:
      'One row per day, oldest first, days without orders included. The order of an exchange adds to `total` only',
  }),
  toShip: Type.Object({
    count: Count,
    oldest: Type.Array(
      Type.Object({
        ...{ _id: Id, createdAt: Time, email: Type.String(), total: Dollars },
        fullName: optional(Type.String(), 'Empty if the order has no name'),
      }),
      {
        maxItems: ownerLimits.summaryRows.toShip,
        description: 'Orders to ship, oldest first',
      },
    ),
  }),
  bestSellers: Type.Array(Type.Object({ ...named, units: Count, total: Dollars }), {
    maxItems: ownerLimits.summaryRows.bestSellers,
    description: 'Most units first, without returned ones; totals are before discounts',
  }),
  lowSizes: Type.Array(
    Type.Object({
      ...named,
      size: Type.String(),
      free: Count,
      waiting: optional(Count, 'Number of stock alerts'),
    }),
    {
      maxItems: ownerLimits.summaryRows.lowSizes,
      description: 'Sizes with little or no free stock: fewest first, then by stock alerts',
    },
  ),
  refunded: Type.Object(
    { count: Count, total: Dollars },
    { description: 'Orders of these days that are refunded or being refunded, without exchanges' },
  ),
  abandoned: Type.Object(
    { count: Count, total: Dollars },
    { description: 'Checkouts that ended without an order' },
  ),
  speed: optional(
    Type.Array(PageSpeed),
    'Page speed for visitors, by kind of page; absent if it is not measured',
  ),
  setup: optional(ShopSetup, 'Done steps to open the shop; absent in the demo shop'),
});
export type ShopSummary = Static<typeof ShopSummary>;
