import type { FastifyInstance } from 'fastify';
import { callerOf } from '../http/authentication.ts';
import { route } from '../http/route.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import { addStockAlert, endStockAlerts } from '../services/catalogue/stockAlerts.ts';
import type { Context } from '../services/context.ts';
import { endReviewRequests } from '../services/orders/reviewRequests.ts';

/** Emails about sizes that are back: anybody may ask for one. All emails that are no answer to an order end by their link. */
export function stockAlertRoutes(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'now'>,
  limits: AccountLimits,
): void {
  route(app, 'POST /stockalert', async ({ body }, { request }) => {
    // Nobody has to be logged in; whoever is finds it in their export.
    const caller = await callerOf(context, request);
    await limits('stockalert', { ip: request.ip, email: body.email }, () =>
      addStockAlert(context, { ...body, userId: caller?.id }),
    );
    return { success: true, message: 'We’ll email you once, when it is back.' };
  });

  route(app, 'POST /endstockalerts', async ({ body }, { request }) => {
    await limits('endstockalerts', { ip: request.ip }, async () => {
      await endStockAlerts(context, body.token);
      await endReviewRequests(context, body.token);
    });
    return { success: true, message: 'You won’t get any more of these emails.' };
  });
}
