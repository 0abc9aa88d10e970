import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import {
  addToCart,
  cleanCart,
  mergeCart,
  readCart,
  removeFromCart,
} from '../services/cart/customerCart.ts';
import type { Context } from '../services/context.ts';

/** The customer's cart. */
export function customerCartRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /getcart', ({ caller }) => readCart(context, caller.id));
  route(app, 'POST /addtocart', ({ caller, body }) => addToCart(context, caller.id, body));
  route(app, 'POST /removefromcart', ({ caller, body }) =>
    removeFromCart(context, caller.id, body),
  );
  route(app, 'POST /cleancart', ({ caller }) => cleanCart(context, caller.id));
  route(app, 'POST /joincart', ({ caller, body }) =>
    mergeCart(context, caller.id, body.cartItems, body.joinId),
  );
}
