import Type, { type Static } from 'typebox';
import { differenceOutcomes, differenceStates } from '../rules/adminChoices.ts';
import { Dollars, Id, optional, StrictObject, Time } from './common.ts';

/** A difference that an order's customer is asked to pay, after its first payment. */
export const OrderPayment = Type.Object({
  id: Id,
  amount: Dollars,
  state: Type.Enum(differenceStates, {
    description:
      '`open` can be paid; `waived` is not asked for any more; `ended` was not paid in time, or is not needed any more',
  }),
  until: { ...Time, description: 'How long it can be paid, and its new units are kept' },
  isExchange: optional(Type.Boolean(), 'For the exchange of a return, not for changed items'),
  isManual: optional(Type.Boolean(), 'It is paid to the shop, as the order was'),
  refund: optional(
    Type.Enum(['pending', 'made']),
    'It was paid, and goes back: the payment provider has yet to do it, or has done it',
  ),
  items: Type.String({
    description: 'What the customer gets for it, as “1 × Linen shirt, size L”',
  }),
  total: optional(Dollars, 'The order’s total once it is paid; absent for an exchange'),
});
export type OrderPayment = Static<typeof OrderPayment>;

/** A difference that was paid, for the bookkeeping. */
export const PaidLater = Type.Object({
  amount: Dollars,
  at: { ...Time, description: 'When it was paid' },
  isAhead: optional(
    Type.Boolean(),
    'Its exchange has yet to be sent: it is part of no order’s total',
  ),
});
export type PaidLater = Static<typeof PaidLater>;

export const PaymentOutcome = StrictObject({
  outcome: Type.Enum(differenceOutcomes, {
    description:
      '`waive` sends an exchange without it, `withdraw` ends it and releases the new units, `paid` says that a manual order’s customer has paid it',
  }),
});
export type PaymentOutcome = Static<typeof PaymentOutcome>;
