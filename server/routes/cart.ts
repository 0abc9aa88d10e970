import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { priceGuestCart } from '../services/cart/cartView.ts';
import {
  addToCart,
  cleanCart,
  getCart,
  mergeCart,
  removeFromCart,
} from '../services/cart/customerCart.ts';
import type { Context } from '../services/context.ts';

/** The guest's cart, which the browser keeps, and the customer's. */
export function cartRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /getcartunaut', ({ body }) => priceGuestCart(context, body.cartItems));
  route(app, 'GET /getcart', ({ caller }) => getCart(context, caller.id));
  route(app, 'POST /addtocart', ({ caller, body }) => addToCart(context, caller.id, body));
  route(app, 'POST /removefromcart', ({ caller, body }) =>
    removeFromCart(context, caller.id, body),
  );
  route(app, 'POST /cleancart', ({ caller }) => cleanCart(context, caller.id));
  route(app, 'POST /joincart', ({ caller, body }) =>
    mergeCart(context, caller.id, body.cartItems, body.joinId),
  );
}
