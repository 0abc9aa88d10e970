import Type, { type Static } from 'typebox';
import { limits, patterns, returnReasons } from '../limits.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Count, Dollars, Id, optional, StrictObject, Time } from './common.ts';

/** Units of one line, by its index in `products`. */
const line = { line: Type.Integer({ minimum: 0, maximum: limits.cartLines.max - 1 }) };

const Units = Type.Integer({ minimum: 0, maximum: limits.cartQuantity.max });

/** The size of a product that units are exchanged for. */
const Wanted = { productId: Id, size: Type.String({ maxLength: limits.size.max }) };

/** A customer's return request. */
export const ReturnedUnits = {
  requestId: optional(
    Type.String({ pattern: patterns.uuid, maxLength: 36 }),
    'Made by the browser; the id of the return. Sent again, as after an answer that was lost, it is the same return',
  ),
  reason: Type.Enum(returnReasons),
  lines: Type.Array(
    StrictObject({
      ...line,
      quantity: { ...Units, minimum: 1 },
      exchange: optional(StrictObject(Wanted), 'Another size or colour, instead of a refund'),
    }),
    {
      ...{ minItems: 1, maxItems: limits.cartLines.max },
      description: 'A line is there once for each new item, and once for a refund',
    },
  ),
};

export const ReturnRequest = StrictObject(ReturnedUnits);
export type ReturnRequest = Static<typeof ReturnRequest>;

/** Total received units of each line; a decrease is a 409. */
export const ReceivedUnits = StrictObject({
  lines: Type.Array(
    StrictObject({
      ...line,
      restocked: { ...Units, description: 'They can be sold again, and are in stock' },
      damaged: { ...Units, description: 'They cannot' },
    }),
    { minItems: 1, maxItems: limits.cartLines.max },
  ),
});
export type ReceivedUnits = Static<typeof ReceivedUnits>;

export const ReturnRefusal = StrictObject({
  refusal: Type.String({
    ...{ minLength: 1, maxLength: ownerLimits.customerNote.max, pattern: '\\S' },
    description: 'Why, for the customer',
  }),
});

export const ReturnsRefund = StrictObject({
  amount: { ...Dollars, description: 'What was shown: another sum by now is a 409' },
});

/** A refund without a return. */
export const PartRefund = StrictObject({
  amount: { ...Dollars, description: 'At least one cent, and at most what is left of the order' },
  note: optional(
    Type.String({ maxLength: ownerLimits.customerNote.max }),
    'What for, for the customer',
  ),
  requestId: Type.String({
    ...{ pattern: patterns.uuid, maxLength: 36 },
    description: 'Made by the form; the id of the refund. Sent again, it is the same refund',
  }),
});
export type PartRefund = Static<typeof PartRefund>;

/** Units that a customer sends back together. */
export const OrderReturn = Type.Object({
  id: Id,
  requestedAt: Time,
  reason: Type.Enum(returnReasons),
  lines: Type.Array(
    Type.Object({
      ...{ ...line, quantity: Units, restocked: Units, damaged: Units },
      exchange: optional(
        Type.Object({ ...Wanted, name: Type.String(), price: Dollars }),
        'What comes in its place, and what of the payment one unit takes',
      ),
    }),
    { description: 'A line is there once for each new item, and once for a refund' },
  ),
  exchange: optional(
    Type.Object({
      until: {
        ...Time,
        description: 'How long the new units are kept; longer once a difference is paid',
      },
      total: { ...Dollars, description: 'What of the payment they take, taxes included' },
      isHeld: Type.Boolean({ description: 'They are still kept; if not, the return is refunded' }),
      difference: optional(Dollars, 'What they cost more, and the customer pays beside it'),
      isPaid: optional(Type.Boolean(), 'The difference is paid: before, nothing is sent'),
      order: optional(
        Type.Object({
          ...{ _id: Id, number: Type.String() },
          isReturned: optional(Type.Boolean(), 'All of its units came back, for a refund'),
        }),
        'The order that sends the new units, once the shop has accepted it',
      ),
    }),
    'Absent where nothing is exchanged',
  ),
  refusal: optional(Type.String(), 'Why what had not been received is not taken back'),
});
export type OrderReturn = Static<typeof OrderReturn>;

/** Returnable units of an order, its returns and its refunds. */
export const OrderReturns = Type.Object({
  until: optional(Time, 'The last moment to ask for a return'),
  takesExchanges: optional(Type.Boolean(), 'Units can be exchanged for another size or colour'),
  returnable: Type.Array(Count, {
    description: 'How many units of each line can be returned now, in the order of `products`',
  }),
  requests: Type.Array(OrderReturn, { description: 'The oldest first' }),
  refunds: Type.Array(
    Type.Object({
      id: Id,
      amount: Dollars,
      at: Time,
      isPending: Type.Boolean({ description: 'The payment provider has yet to give it back' }),
      note: optional(Type.String(), 'What it is for; absent where it is for returned units'),
      isExchange: optional(
        Type.Boolean(),
        'No money went back: it pays for the order of the exchanged units',
      ),
    }),
    { description: 'What went back, or is about to, without the rest of the order' },
  ),
  refundable: optional(Dollars, 'For admins: what was received and is not refunded yet'),
});
export type OrderReturns = Static<typeof OrderReturns>;
