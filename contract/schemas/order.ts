import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { handPayments, orderSorts, printKinds } from '../rules/adminChoices.ts';
import {
  Address,
  Count,
  Day,
  Dollars,
  Email,
  Id,
  Outcome,
  Phone,
  StrictObject,
  Time,
  Version,
} from './common.ts';
import { OrderReturns, ReturnedUnits } from './returns.ts';
import { CodeText, OrderDelivery, OrderDiscount, OrderTax } from './selling.ts';

/** A bought line, as it was when it was bought. */
export const OrderProduct = Type.Object({
  product_id: Id,
  name: Type.String(),
  picture: Type.String(),
  size: Type.String(),
  quantity: Type.Integer({ minimum: 1, maximum: limits.cartQuantity.max }),
  price: Dollars,
  subtotal: Dollars,
  codeApplies: Type.Optional(
    Type.Boolean({
      description: 'Extension: false where the order’s code takes nothing off; absent elsewhere',
    }),
  ),
});
export type OrderProduct = Static<typeof OrderProduct>;

/** What the shop tells the customer of an order; in a change, what is left out stays. */
const told = {
  trackingUrl: Type.Optional(
    Type.String({
      pattern: patterns.webUrl,
      maxLength: limits.trackingUrl.max,
      description: 'Extension: where the parcel can be followed; empty for nowhere',
    }),
  ),
  customerNote: Type.Optional(
    Type.String({
      maxLength: limits.customerNote.max,
      description: 'Extension: what the shop tells the customer about this order',
    }),
  ),
};

export const Order = Type.Object({
  _id: Id,
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  payment_status: Type.String({ description: 'One of envparams.paymentStates' }),
  delivery_status: Type.String({ description: 'One of envparams.deliveryStates' }),
  total: Dollars,
  notes: Type.String({ description: 'For admins; our server leaves it empty for customers' }),
  createdAt: Time,
  products: Type.Array(OrderProduct),
  number: Type.Optional(
    Type.String({ description: 'Extension: what people call the order, as H-10023' }),
  ),
  ...told,
  delivery: Type.Optional({
    ...OrderDelivery,
    description: 'Extension: absent where there is none',
  }),
  discount: Type.Optional({
    ...OrderDiscount,
    description: 'Extension: the code it was bought with',
  }),
  tax: Type.Optional({
    ...OrderTax,
    description: 'Extension: the tax that the total includes; absent where there is none',
  }),
  returns: Type.Optional({
    ...OrderReturns,
    description: 'Extension: absent before the order was sent, and where nothing is taken back',
  }),
  isGuest: Type.Optional(
    Type.Boolean({ description: 'Extension: true while the order is in nobody’s account' }),
  ),
  takenByHand: Type.Optional(
    Type.Enum(handPayments, {
      description: 'Extension: how it was paid, of an order that an admin took',
    }),
  ),
  version: Type.Optional({
    ...Version,
    description: 'Extension, for admins: grows by one with each change',
  }),
  refundDue: Type.Optional(
    Type.Boolean({
      description: 'Extension, for admins: true while the payment provider has yet to refund it',
    }),
  ),
});
export type Order = Static<typeof Order>;

/** Where an order goes: what the cart's order form asks for. */
export const OrderContact = StrictObject({ address: Address, phone: Phone, email: Email });
export type OrderContact = Static<typeof OrderContact>;

export const CreateOrderRequest = StrictObject({
  address: Address,
  phone: Phone,
  email: Email,
  sessionId: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Extension: which checkout session; without it, the customer’s latest',
    }),
  ),
});
export type CreateOrderRequest = Static<typeof CreateOrderRequest>;

export const CreatedOrder = Type.Object({
  success: Type.Boolean(),
  message: Type.Optional(Type.String()),
  order: Type.Optional(Order),
});
export type CreatedOrder = Static<typeof CreatedOrder>;

/** What is bought, as the client shows it; the server prices it itself and compares. */
const asked = {
  products: Type.Array(
    StrictObject({
      productId: Id,
      name: Type.String({ maxLength: limits.name.max }),
      picture: Type.String({ maxLength: limits.url.max }),
      size: Type.String({ maxLength: limits.size.max }),
      quantity: Type.Integer({
        minimum: limits.cartQuantity.min,
        maximum: limits.cartQuantity.max,
      }),
      price: Dollars,
      subtotal: Dollars,
    }),
    { minItems: 1, maxItems: limits.cartLines.max },
  ),
  total: Dollars,
  delivery: Type.Optional({ ...Id, description: 'Extension: which of `GET /checkoutoptions`' }),
  code: Type.Optional({ ...CodeText, description: 'Extension: a discount code' }),
};

export const CheckoutRequest = StrictObject({
  orderDetails: StrictObject({ ...asked, address: Address, phone: Phone, email: Email }),
  userId: Id,
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

const orNone = (schema: { pattern: string; maxLength: number }) =>
  Type.String({ ...schema, pattern: `^$|${schema.pattern}` });

/** An order by telephone, or at a market: who buys need not leave anything. */
export const HandOrder = StrictObject({
  requestId: { ...Id, description: 'A UUID; sent again, it is the same order' },
  orderDetails: StrictObject({
    ...asked,
    address: orNone({ pattern: patterns.address, maxLength: limits.address.max }),
    phone: orNone({ pattern: patterns.phone, maxLength: limits.phone.max }),
    email: orNone({ pattern: patterns.email, maxLength: limits.email.max }),
  }),
  payment: Type.Enum(handPayments),
  notes: Type.String({ maxLength: limits.notes.max }),
  mailsCustomer: Type.Boolean({ description: 'Whether an email confirms it' }),
});
export type HandOrder = Static<typeof HandOrder>;

const LinkToken = Type.String({ minLength: 20, maxLength: 200 });

const Zip = Type.String({ maxLength: 20, description: 'Of the address that the order goes to' });

/** The link in an order's mail; with the zip code it shows where the order goes. */
export const OrderLink = StrictObject({ token: LinkToken, zip: Type.Optional(Zip) });
export type OrderLink = Static<typeof OrderLink>;

/** The same for what takes the zip code. */
export const ProvenOrderLink = StrictObject({ token: LinkToken, zip: Zip });
export type ProvenOrderLink = Static<typeof ProvenOrderLink>;

/** A return request of whoever has the link. */
export const LinkedReturnRequest = StrictObject({ token: LinkToken, zip: Zip, ...ReturnedUnits });
export type LinkedReturnRequest = Static<typeof LinkedReturnRequest>;

export const OpenedOrder = Type.Object({
  order: { ...Order, description: 'Address, phone and email are empty without the zip code' },
  isProven: Type.Boolean({ description: 'The zip code was right' }),
  mayCancel: Type.Boolean({ description: 'It is paid and not on its way yet' }),
});
export type OpenedOrder = Static<typeof OpenedOrder>;

/** Several orders, each on pages of its own, in this order. */
export const PrintRequest = StrictObject({
  kind: Type.Enum(printKinds),
  ids: Type.Array(Id, { minItems: 1, maxItems: limits.prints.max }),
});
export type PrintRequest = Static<typeof PrintRequest>;

const State = Type.String({ minLength: 1, maxLength: limits.state.max });

export const OrderChange = StrictObject({
  notes: Type.String({ maxLength: limits.notes.max }),
  payment_status: State,
  delivery_status: State,
  ...told,
  address: Type.Optional({
    ...Address,
    description: 'Extension: where it goes; another one only before it is shipped',
  }),
  version: Type.Optional({
    ...Version,
    description: 'Extension: which version was changed; another one by now is a 409',
  }),
});
export type OrderChange = Static<typeof OrderChange>;

/** `success`, and as an extension the order as it is now. */
export const ChangedOrder = Type.Object({
  ...Outcome.properties,
  order: Type.Optional(Order),
});
export type ChangedOrder = Static<typeof ChangedOrder>;

/** `-` means falling. */
export const OrderSort = Type.Enum(orderSorts);
export type OrderSort = Static<typeof OrderSort>;

const orderFilter = {
  q: Type.Optional(
    Type.String({
      maxLength: limits.search.max,
      description:
        'Words that number, id, email, phone, address or a product’s name must all contain',
    }),
  ),
  payment: Type.Optional(State),
  returns: Type.Optional(Type.Enum(['requested'], { description: 'Units are on their way back' })),
  from: Type.Optional({ ...Day, description: 'Ordered on this day (UTC) or later' }),
  to: Type.Optional({ ...Day, description: 'Ordered on this day (UTC) or earlier' }),
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

/** The same filters without the delivery state: each state's own number is in the answer. */
export const OrderCountsQuery = StrictObject(orderFilter);
export type OrderCountsQuery = Static<typeof OrderCountsQuery>;

export const OrderCounts = Type.Object({
  /** Every state of envparams.deliveryStates is there. */
  delivery: Type.Record(
    Type.String(),
    Type.Object({
      orders: Count,
      total: { ...Dollars, description: 'Of all these orders, whatever became of their payment' },
      paid: { ...Dollars, description: 'Of those that are paid and stay so' },
      refunded: { ...Dollars, description: 'Of those whose money went back, or is about to' },
    }),
  ),
});
export type OrderCounts = Static<typeof OrderCounts>;

/** One change of an order. */
export const OrderHistoryEntry = Type.Object({
  at: Time,
  by: Type.String({ description: 'The admin’s email; empty when the shop did it by itself' }),
  changes: Type.Record(
    Type.String({ description: 'A field of OrderChange' }),
    Type.Object({ from: Type.Union([Type.String(), Type.Null()]), to: Type.String() }),
  ),
});
export type OrderHistoryEntry = Static<typeof OrderHistoryEntry>;
