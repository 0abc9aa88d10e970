import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { formerShopLimits } from '../rules/formerShop.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { Address, Count, Email, Id, optional, Phone, StrictObject } from './common.ts';

const text = (maxLength: number) => Type.String({ maxLength });

/** ISO 8601, UTC. */
const SentTime = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$',
  maxLength: 24,
});

export const FormerCustomer = StrictObject({
  email: Email,
  name: text(limits.name.max),
  phone: Type.Optional(Phone),
  address: Type.Optional(Address),
  note: Type.Optional(text(ownerLimits.notes.max)),
  consent: optional(Type.Literal(true), 'Takes over a consent to the newsletter'),
  consentAt: optional(SentTime, 'The same, with its time; by default that of the import'),
});
export type FormerCustomer = Static<typeof FormerCustomer>;

export const FormerCustomers = StrictObject({
  customers: Type.Array(FormerCustomer, { maxItems: formerShopLimits.rows }),
});

/** Dollars or units of another currency, which may have more decimals. */
const Amount = Type.Number({ minimum: 0, maximum: 1e9 });

const line = {
  name: text(300),
  quantity: Type.Integer({ minimum: 0, maximum: 1e6 }),
  price: Amount,
};

const orderFields = {
  number: Type.String({ minLength: 1, maxLength: 40, description: 'As the former shop wrote it' }),
  orderedAt: SentTime,
  name: text(limits.name.max),
  email: Type.String({ maxLength: limits.email.max, description: 'May be empty' }),
  phone: text(40),
  address: text(limits.address.max),
  currency: optional(
    Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 }),
    'By default the shop’s own',
  ),
  state: Type.String({ maxLength: 80, description: 'In the former shop’s words' }),
  delivery: Type.Optional(Amount),
  discount: Type.Optional(Amount),
  tax: Type.Optional(Amount),
  total: Amount,
  refunded: Type.Optional(Amount),
};

/** An order of a former shop as it is imported. */
export const FormerOrderInput = StrictObject({
  ...orderFields,
  lines: Type.Array(
    StrictObject({
      ...line,
      sku: Type.Optional(text(100)),
      handle: optional(text(200), 'Last part of the product’s old path'),
    }),
    { maxItems: formerShopLimits.lines },
  ),
});
export type FormerOrderInput = Static<typeof FormerOrderInput>;

export const FormerOrders = StrictObject({
  orders: Type.Array(FormerOrderInput, { maxItems: formerShopLimits.rows }),
});

/** An order of a former shop. It is history: totals, stock, invoices and returns leave it out. */
export const FormerOrder = Type.Object({
  id: Id,
  ...orderFields,
  total: optional(Amount, 'Absent for a role that does not see sums'),
  lines: Type.Array(
    Type.Object({
      ...line,
      price: Type.Optional(Amount),
      to: optional(Type.String(), 'Path of the product, if it is here'),
    }),
  ),
});
export type FormerOrder = Static<typeof FormerOrder>;

export const FormerOrderQuery = StrictObject({
  q: optional(text(limits.search.max), 'Words that number, name, email or items must all contain'),
  limit: optional(
    Type.Integer({ minimum: limits.page.min, maximum: limits.page.max }),
    'By default 25',
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type FormerOrderQuery = Static<typeof FormerOrderQuery>;

export const FormerOrderPage = Type.Object({
  total: { ...Count, description: 'On all pages' },
  orders: Type.Array(FormerOrder),
});
export type FormerOrderPage = Static<typeof FormerOrderPage>;

export const ImportReply = Type.Object({
  success: Type.Boolean(),
  added: Count,
  changed: { ...Count, description: 'Orders that have another state or other items than before' },
  known: { ...Count, description: 'Already imported, and stay as they are' },
});

/**
 * The number that the caller has seen; if there are more, the call changes nothing and returns 409.
 */
export const ConfirmedCount = StrictObject({ count: Count });

/** Imported customers and their emails, and imported orders. */
export const FormerShop = Type.Object({
  customers: { ...Count, description: 'Imported accounts' },
  orders: { ...Count, description: 'Imported orders, without those of erased customers' },
  unasked: { ...Count, description: 'Accounts without a password, and without an email about it' },
  waiting: { ...Count, description: 'Emails that are not sent yet' },
  refused: { ...Count, description: 'Emails that were refused' },
});
export type FormerShop = Static<typeof FormerShop>;
