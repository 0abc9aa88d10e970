import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { Id, optional, StrictObject, Time } from './common.ts';
import { Product } from './product.ts';

/** One size of one product: the input of `/addtocart` and `/removefromcart`. */
export const CartTarget = StrictObject({
  itemId: Id,
  size: Type.String({ minLength: 1, maxLength: limits.size.max }),
});
export type CartTarget = Static<typeof CartTarget>;

export const CartLine = StrictObject({
  ...CartTarget.properties,
  quantity: Type.Integer({
    minimum: limits.cartQuantity.min,
    maximum: limits.cartQuantity.max,
  }),
});
export type CartLine = Static<typeof CartLine>;

export const CartLines = Type.Array(CartLine, { maxItems: limits.cartLines.max });

/** A cart line in a reply, with its current product. */
export const CartItem = Type.Object({
  product: Product,
  size: Type.String(),
  quantity: Type.Integer({ minimum: 0, maximum: limits.cartQuantity.max }),
});
export type CartItem = Static<typeof CartItem>;

export const Cart = Type.Object({
  success: Type.Boolean(),
  cartData: Type.Array(CartItem),
  removed: optional(Type.Array(CartLine), 'Extension: lines whose product or size is gone'),
  heldUntil: optional(
    Time,
    'Extension: until when the cart’s items are reserved; absent while none are',
  ),
  message: optional(Type.String(), 'What changed, for people'),
});
export type Cart = Static<typeof Cart>;

/**
 * A guest's lines at login. The browser makes the `joinId`, so that a repeated call adds nothing.
 */
export const JoinCartRequest = StrictObject({
  joinId: Type.String({ minLength: 8, maxLength: 64 }),
  cartItems: CartLines,
});
export type JoinCartRequest = Static<typeof JoinCartRequest>;
