import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { customerSorts } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { SavedAddress } from './addresses.ts';
import { Count, Dollars, Id, optional, StrictObject, Time } from './common.ts';
import { FormerOrder } from './formerShop.ts';
import { Order } from './order.ts';
import { AdminReview } from './reviews.ts';

/** `-` means descending. */
const CustomerSort = Type.Enum(customerSorts);
export type CustomerSort = Static<typeof CustomerSort>;

export const CustomerQuery = StrictObject({
  q: optional(
    Type.String({ maxLength: limits.search.max }),
    'Words that name or email must all contain',
  ),
  sort: optional(CustomerSort, 'By default `-last`; those who never ordered come last'),
  limit: Type.Optional(Type.Integer({ minimum: limits.page.min, maximum: limits.page.max })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type CustomerQuery = Static<typeof CustomerQuery>;

/** An account, or all guests who ordered with the same email. */
export const Customer = Type.Object({
  id: Id,
  name: Type.String({ description: 'May be empty for guests' }),
  email: Type.String(),
  role: Type.Enum(['customer', 'admin', 'guest']),
  orders: Count,
  spend: { ...Dollars, description: 'Paid and not refunded' },
  last: optional(Time, 'Time of the last order; absent without one'),
  since: { ...Time, description: 'When the account was made, or a guest first ordered' },
});
export type Customer = Static<typeof Customer>;

export const CustomerPage = Type.Object({
  total: { ...Count, description: 'On all pages' },
  customers: Type.Array(Customer),
});
export type CustomerPage = Static<typeof CustomerPage>;

const noteText = Type.String({ maxLength: ownerLimits.notes.max });

/** The shop's note about a customer; admins only. */
export const CustomerNote = Type.Object({
  text: noteText,
  version: { ...Count, description: 'Grows by one with each change' },
});
export type CustomerNote = Static<typeof CustomerNote>;

export const CustomerNoteChange = StrictObject({
  text: noteText,
  version: { ...Count, description: 'Which one was changed: another one by now is a 409' },
});

export const CustomerDetails = Type.Object({
  customer: Customer,
  phone: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  savedAddresses: Type.Array(SavedAddress),
  orders: Type.Array(Order, { description: 'The newest first' }),
  formerOrders: optional(Type.Array(FormerOrder), 'Extension: orders of a former shop'),
  reviews: Type.Array(AdminReview, { description: 'The newest first' }),
  note: CustomerNote,
});
export type CustomerDetails = Static<typeof CustomerDetails>;
