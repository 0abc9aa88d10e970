import Type, { type Static } from 'typebox';
import { limits, patterns } from '../limits.ts';
import { manualPayments } from '../rules/adminChoices.ts';
import { ownerLimits } from '../rules/ownerLimits.ts';
import { trackingPattern } from '../rules/tracking.ts';
import {
  Address,
  Dollars,
  Email,
  FullName,
  Id,
  optional,
  orEmpty,
  Phone,
  StrictObject,
  SuccessReply,
  Time,
  Version,
} from './common.ts';
import { GiftCardPayment } from './giftCards.ts';
import { Parcel } from './parcels.ts';
import { OrderPayment, PaidLater } from './payments.ts';
import { OrderReturns } from './returns.ts';
import { CodeText, OrderDelivery, OrderDiscount, OrderTax } from './selling.ts';

/** A bought line at the time of purchase; `lineColumns` of the database keeps it. */
export const OrderProduct = Type.Object({
  product_id: Id,
  name: Type.String(),
  picture: Type.String(),
  size: Type.String(),
  quantity: Type.Integer({ minimum: 1, maximum: limits.cartQuantity.max }),
  price: Dollars,
  subtotal: Dollars,
  codeApplies: optional(
    Type.Boolean(),
    'Extension: false where the order’s code takes nothing off; absent elsewhere',
  ),
  sku: optional(Type.String(), 'Extension, for admins: its size’s SKU today, if it has one'),
  barcode: optional(Type.String(), 'Extension, for admins: its size’s GTIN today, if it has one'),
});
export type OrderProduct = Static<typeof OrderProduct>;

/** Fields of an order for its customer; in a change, absent fields keep their values. */
const customerFields = {
  trackingUrl: optional(
    Type.String({ pattern: trackingPattern, maxLength: ownerLimits.trackingUrl.max }),
    'Extension: tracking URL, or the tracking number alone; empty without either',
  ),
  customerNote: optional(
    Type.String({ maxLength: ownerLimits.customerNote.max }),
    'Extension: the shop’s message to the customer about this order',
  ),
};

export const OrderCurrency = Type.Object({
  code: Type.String({ description: 'ISO 4217' }),
  sign: Type.String({ description: 'In front of an amount: `€`' }),
  name: Type.String({ description: 'English plural: `euros`' }),
  digits: optional(Type.Integer({ minimum: 0, maximum: 3 }), 'Its decimals; 2 when absent'),
  rate: Type.Number({ description: 'Its units for one unit of the shop’s main currency' }),
  ending: optional(
    Type.Integer({ minimum: 0, maximum: 99 }),
    'Last two digits of its prices: 99 for 9.99; absent for any',
  ),
});
export type OrderCurrency = Static<typeof OrderCurrency>;

/**
 * The server makes it in `server/services/orders/orderView.ts`; stories take theirs from
 * `contract/examples/orders.ts` and `stories/mocks/checkoutRules.ts`. A new field is optional,
 * because another server's orders lack it: `withoutOrderExtensions` of the mocks leaves it out.
 */
export const Order = Type.Object({
  _id: Id,
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  payment_status: Type.String({ description: 'One of envparams.paymentStates' }),
  delivery_status: Type.String({ description: 'One of envparams.deliveryStates' }),
  total: Dollars,
  currency: optional(
    OrderCurrency,
    'Extension: currency of its amounts; absent for the shop’s main one',
  ),
  notes: Type.String({ description: 'For admins; our server leaves it empty for customers' }),
  createdAt: Time,
  products: Type.Array(OrderProduct),
  number: optional(Type.String(), 'Extension: order number for people, such as H-10023'),
  invoice: optional(
    Type.Object({ number: Type.String(), createdAt: Time }),
    'Extension: number and day of its invoice; absent while they are the order’s own',
  ),
  ...customerFields,
  fullName: optional(Type.String(), 'Extension: name of the recipient; empty if none was given'),
  delivery: optional(OrderDelivery, 'Extension: absent where there is none'),
  discount: optional(OrderDiscount, 'Extension: the code it was bought with'),
  tax: optional(OrderTax, 'Extension: the tax that the total includes; absent where there is none'),
  taxes: optional(
    Type.Array(OrderTax),
    'Extension: the taxes that the total includes, if there are several; then there is no `tax`',
  ),
  taxRegion: optional(
    Type.String(),
    'Extension: region of the taxes that were paid, as in ISO 3166-2, if the address was corrected',
  ),
  parcels: optional(
    Type.Array(Parcel),
    'Extension: what was sent when, oldest first; absent where the order was sent at once',
  ),
  giftCard: optional(
    Dollars,
    'Extension: what a gift card paid of the total; absent where none did',
  ),
  payments: optional(
    Type.Array(OrderPayment),
    'Extension: differences that were asked for later, oldest first; absent where there are none',
  ),
  paidLater: optional(
    Type.Array(PaidLater),
    'Extension, for admins: paid differences after refunds, on the order whose total includes them; absent where there is none',
  ),
  returns: optional(
    OrderReturns,
    'Extension: absent before shipping and if the shop takes no returns, unless there was a refund',
  ),
  isGuest: optional(Type.Boolean(), 'Extension: true while the order is in nobody’s account'),
  manualPayment: optional(Type.Enum(manualPayments), 'Extension: payment method of a manual order'),
  version: optional(Version, 'Extension, for admins: grows by one with each change'),
  refundableRest: optional(Dollars, 'Extension, for admins: amount that can still be refunded'),
  refundPending: optional(
    Type.Boolean(),
    'Extension, for admins: true while the payment provider has yet to refund it',
  ),
  customerId: optional(Id, 'Extension, for admins: of `GET /customer/{id}`'),
  mailProblem: optional(
    Type.String(),
    'Extension, for admins: the mail server’s reply, if the latest mail to the customer was given up',
  ),
});
export type Order = Static<typeof Order>;

const contact = {
  address: Address,
  phone: Phone,
  email: Email,
  fullName: optional(
    FullName,
    'Extension: name of the recipient; only if `GET /checkoutoptions` has `takesNames`',
  ),
};

/** Contact fields of the cart's order form. */
export const OrderContact = StrictObject(contact);
export type OrderContact = Static<typeof OrderContact>;

export const CreateOrderRequest = StrictObject({
  ...contact,
  sessionId: optional(
    Type.String({ maxLength: 200 }),
    'Extension: which checkout session; without it, the customer’s latest',
  ),
});
export type CreateOrderRequest = Static<typeof CreateOrderRequest>;

/** A purchase as the client shows it; the server computes its own prices and compares. */
export const checkoutDetails = {
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
  delivery: optional(Id, 'Extension: which of `GET /checkoutoptions`'),
  code: optional(CodeText, 'Extension: a discount code'),
};

export const CheckoutRequest = StrictObject({
  orderDetails: StrictObject({
    ...checkoutDetails,
    ...contact,
    giftCard: optional(GiftCardPayment, 'Extension: a gift card that pays all, or a part'),
  }),
  userId: Id,
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

/** A payment or delivery state, as the server names it. */
export const State = Type.String({ minLength: 1, maxLength: ownerLimits.state.max });

export const OrderChange = StrictObject({
  notes: Type.String({ maxLength: ownerLimits.notes.max }),
  payment_status: State,
  delivery_status: State,
  ...customerFields,
  address: optional(Address, 'Extension: where it goes; another one only before it is shipped'),
  fullName: optional(
    orEmpty({ pattern: patterns.fullName, maxLength: limits.name.max }),
    'Extension: name of the recipient; can change only before shipping',
  ),
  email: optional(Email, 'Extension: where mail about the order goes; refused mail is sent again'),
  version: optional(Version, 'Extension: version that was changed; 409 if it is outdated'),
});
export type OrderChange = Static<typeof OrderChange>;

/** `success` and the current order; an extension except for `POST /createorder`. */
export const OrderReply = Type.Object({
  ...SuccessReply.properties,
  order: Type.Optional(Order),
});
export type OrderReply = Static<typeof OrderReply>;
