import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/authentication.ts';
import { route } from '../http/route.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import type { Context } from '../services/context.ts';
import {
  endCode,
  endDelivery,
  endTax,
  readCode,
  readOptions,
  readSettings,
  saveCode,
  saveDelivery,
  saveTax,
} from '../services/selling/selling.ts';

/** Delivery methods, discount codes and tax rates, for checkout and for admins. */
export function sellingRoutes(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'now'>,
  limits: AccountLimits,
  takesGuests: boolean,
): void {
  route(app, 'GET /checkoutoptions', () => readOptions(context, takesGuests));
  // Codes can be guessed: only those that are none count.
  route(app, 'GET /discountcode/:code', ({ params }, { request }) =>
    limits('discountcode', { ip: request.ip }, async () =>
      readCode(context, params.code, await callerOf(context, request)),
    ),
  );
  route(app, 'GET /checkoutsettings', () => readSettings(context));
  route(app, 'POST /savedelivery', ({ body }) => saveDelivery(context, body));
  route(app, 'POST /enddelivery/:id', ({ params }) => endDelivery(context, params.id));
  route(app, 'POST /savecode', ({ body }) => saveCode(context, body));
  route(app, 'POST /endcode/:id', ({ params }) => endCode(context, params.id));
  route(app, 'POST /savetax', ({ body }) => saveTax(context, body));
  route(app, 'POST /endtax/:id', ({ params }) => endTax(context, params.id));
}
