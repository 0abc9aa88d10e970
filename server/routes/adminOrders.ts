import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { sendPrint } from '../http/send.ts';
import { countOrders, listAllOrders, readHistory } from '../services/admin/adminOrders.ts';
import { readSummary } from '../services/admin/summary.ts';
import { readSpeed } from '../services/admin/webVitals.ts';
import { takeOrder } from '../services/checkout/takeOrder.ts';
import type { CheckoutContext } from '../services/context.ts';
import { changeOrder } from '../services/orders/changeOrder.ts';
import { type PrintContext, printOrders } from '../services/orders/printOrders.ts';
import { refundPart } from '../services/orders/refundPart.ts';
import {
  openReturn,
  receiveReturn,
  refundReturns,
  refuseReturn,
} from '../services/orders/returns.ts';

/** Everybody's orders, and what an admin sees of the shop first. */
export function adminOrderRoutes(
  app: FastifyInstance,
  context: CheckoutContext & PrintContext,
  isMeasuring: boolean,
): void {
  route(app, 'GET /allorders', async ({ query }, reply) => {
    const { orders, total } = await listAllOrders(context, query);
    reply.header('x-total-count', total);
    return orders;
  });

  route(app, 'POST /handleorder/:id', ({ caller, params, body }) =>
    changeOrder(context, caller.id, params.id, body),
  );
  route(app, 'POST /takeorder', ({ caller, body }) => takeOrder(context, caller.id, body));
  route(app, 'POST /openreturn/:id', ({ caller, params, body }) =>
    openReturn(context, caller.id, params.id, body),
  );
  route(app, 'POST /receivereturn/:id', ({ caller, params, body }) =>
    receiveReturn(context, caller.id, params.id, body),
  );
  route(app, 'POST /refusereturn/:id', ({ caller, params, body }) =>
    refuseReturn(context, caller.id, params.id, body),
  );
  route(app, 'POST /refundreturns/:id', ({ caller, params, body }) =>
    refundReturns(context, caller.id, params.id, body),
  );
  route(app, 'POST /refundpart/:id', ({ caller, params, body }) =>
    refundPart(context, caller.id, params.id, body),
  );
  route(app, 'POST /printorders', async ({ body }, reply) =>
    sendPrint(reply, await printOrders(context, body)),
  );
  route(app, 'GET /ordercounts', ({ query }) => countOrders(context, query));
  route(app, 'GET /orderhistory/:id', ({ params }) => readHistory(context, params.id));
  route(app, 'GET /shopsummary', async ({ query: { days } }) => {
    const summary = await readSummary(context, days);
    return isMeasuring ? { ...summary, speed: await readSpeed(context, days) } : summary;
  });
}
