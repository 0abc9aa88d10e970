import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { orderSorts, printKinds } from '../rules/adminChoices.ts';
import { paidOrOnAccount } from '../rules/orderStates.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Count, Day, Dollars, Id, optional, StrictObject, Time } from './common.ts';
import { State } from './order.ts';

/** Several orders, each on separate pages, in this order. */
export const PrintRequest = StrictObject({
  kind: Type.Enum(printKinds),
  ids: Type.Array(Id, { minItems: 1, maxItems: ownerLimits.prints.max }),
  parcel: optional(Id, 'Packing slip of this parcel alone'),
  version: optional(
    Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
    'Version of one order’s invoice that a newer one replaced: 1 for H-10023, 2 for H-10023-2',
  ),
});
export type PrintRequest = Static<typeof PrintRequest>;

/** `-` means descending. */
export const OrderSort = Type.Enum(orderSorts);
export type OrderSort = Static<typeof OrderSort>;

const orderFilter = {
  q: optional(
    Type.String({ maxLength: limits.search.max }),
    'Words that number, id, name, email, phone, address or a product’s name must all contain',
  ),
  payment: optional(State, `A state, or “${paidOrOnAccount}”`),
  returns: optional(Type.Enum(['requested']), 'Orders with requested returns'),
  from: optional(Day, 'Ordered on this day of the shop’s time zone or later'),
  to: optional(Day, 'Ordered on this day of the shop’s time zone or earlier'),
};

/** The parameters of `GET /allorders`, all of them extensions. Without `limit`: the whole list. */
export const OrderQuery = StrictObject({
  ...orderFilter,
  delivery: Type.Optional(State),
  sort: Type.Optional(OrderSort),
  limit: Type.Optional(Type.Integer({ minimum: limits.page.min, maximum: limits.page.max })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type OrderQuery = Static<typeof OrderQuery>;

/** The same filters without the delivery state, because the reply has the count of each state. */
export const OrderCountsQuery = StrictObject(orderFilter);
export type OrderCountsQuery = Static<typeof OrderCountsQuery>;

export const OrderCounts = Type.Object({
  /** Contains every state of envparams.deliveryStates. */
  delivery: Type.Record(
    Type.String(),
    Type.Object({
      orders: Count,
      total: {
        ...Dollars,
        description:
          'Of all these orders, paid or not; money that moved to the order of an exchange counts there only',
      },
      paid: { ...Dollars, description: 'Received and not refunded' },
      refunded: {
        ...Dollars,
        description: 'Refunded or being refunded, without exchanges',
      },
    }),
  ),
});
export type OrderCounts = Static<typeof OrderCounts>;

export const OrderHistoryEntry = Type.Object({
  at: Time,
  by: Type.String({ description: 'The admin’s email; empty for automatic changes' }),
  changes: Type.Record(
    Type.String({ description: 'A field of OrderChange' }),
    Type.Object({ from: Type.Union([Type.String(), Type.Null()]), to: Type.String() }),
  ),
});
export type OrderHistoryEntry = Static<typeof OrderHistoryEntry>;
