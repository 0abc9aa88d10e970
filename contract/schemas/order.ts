import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Address, Dollars, Email, Id, Phone, StrictObject, Time } from './common.ts';

/** A bought line, as it was when it was bought. */
export const OrderProduct = Type.Object({
  product_id: Id,
  name: Type.String(),
  picture: Type.String(),
  size: Type.String(),
  quantity: Type.Integer({ minimum: 1 }),
  price: Dollars,
  subtotal: Dollars,
});
export type OrderProduct = Static<typeof OrderProduct>;

export const Order = Type.Object({
  _id: Id,
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  payment_status: Type.String({ description: 'One of envparams.paymentStates' }),
  delivery_status: Type.String({ description: 'One of envparams.deliveryStates' }),
  total: Dollars,
  notes: Type.String(),
  createdAt: Time,
  products: Type.Array(OrderProduct),
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

/** What the client shows; the server prices the order itself and compares. */
export const CheckoutRequest = StrictObject({
  orderDetails: StrictObject({
    products: Type.Array(
      StrictObject({
        productId: Id,
        name: Type.String(),
        picture: Type.String(),
        size: Type.String(),
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
    address: Address,
    phone: Phone,
    email: Email,
  }),
  userId: Id,
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

export const OrderChange = StrictObject({
  notes: Type.String({ maxLength: limits.notes.max }),
  payment_status: Type.String(),
  delivery_status: Type.String(),
});
export type OrderChange = Static<typeof OrderChange>;
