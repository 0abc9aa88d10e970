import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { priceGuestCart } from '../services/cart/guestCart.ts';
import type { Context } from '../services/context.ts';

/** The guest's cart, which the browser keeps. */
export function cartRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'POST /getcartunaut', ({ body }) => priceGuestCart(context, body.cartItems));
}
