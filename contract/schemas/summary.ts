import Type, { type Static } from 'typebox';
import { setupSteps } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Count, Day, Dollars, Id, optional, StrictObject, Time } from './common.ts';
import { PageSpeed } from './webVitals.ts';

/** Name and colour of a product. */
const named = {
  productId: Id,
  name: Type.String(),
  colour: optional(Type.String(), 'Absent where it has none'),
};

export const SummaryQuery = StrictObject({
  days: optional(
    Type.Integer({ minimum: ownerLimits.summaryDays.min, maximum: ownerLimits.summaryDays.max }),
    'How far back it looks, today included; 30 when absent',
  ),
});

/** Steps to open a shop, each true once it is done. */
export const ShopSetup = Type.Record(Type.Enum(setupSteps), Type.Boolean());
export type ShopSetup = Static<typeof ShopSetup>;

/** Summary for the admin's start page. Refunded and unpaid orders do not count as revenue. Differences that were paid later count on their day, also before their exchange is sent. */
export const ShopSummary = Type.Object({
  revenue: Type.Array(Type.Object({ day: Day, orders: Count, total: Dollars }), {
    description:
      'One row a day, the oldest first; days without an order are there, too. The order of an exchange is not counted again, and its money counts on its own day',
  }),
  toShip: Type.Object({
    count: Count,
    oldest: Type.Array(
      Type.Object({
        ...{ _id: Id, createdAt: Time, email: Type.String(), total: Dollars },
        fullName: optional(Type.String(), 'Empty where nobody was named'),
      }),
      {
        maxItems: ownerLimits.summaryRows.toShip,
        description: 'Paid and not on their way yet, the oldest first',
      },
    ),
  }),
  bestSellers: Type.Array(Type.Object({ ...named, units: Count, total: Dollars }), {
    maxItems: ownerLimits.summaryRows.bestSellers,
    description: 'Most units first, without returned ones; their prices before codes',
  }),
  lowSizes: Type.Array(
    Type.Object({
      ...named,
      size: Type.String(),
      free: Count,
      waiting: optional(Count, 'Who is to be told when it is back'),
    }),
    {
      maxItems: ownerLimits.summaryRows.lowSizes,
      description:
        'Sizes with little free stock or none: the fewest first, then those most people wait for',
    },
  ),
  refunded: Type.Object(
    { count: Count, total: Dollars },
    { description: 'Orders of these days whose money went back, or is about to: not exchanges' },
  ),
  abandoned: Type.Object(
    { count: Count, total: Dollars },
    { description: 'Checkouts that ended without an order' },
  ),
  speed: optional(
    Type.Array(PageSpeed),
    'How fast visitors had each kind of page; absent where nobody measures it',
  ),
  setup: optional(ShopSetup, 'Done steps to open the shop; absent in the demo shop'),
});
export type ShopSummary = Static<typeof ShopSummary>;
