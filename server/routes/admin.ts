import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { mayWith } from '../../contract/rules/permissions.ts';
import type { Config } from '../config.ts';
import { NotAllowed } from '../errors.ts';
import { route } from '../http/route.ts';
import { sendPrint } from '../http/send.ts';
import { findRedirects, saveRedirects } from '../repositories/redirects.ts';
import {
  countOrders,
  listAllOrders,
  readHistory,
  readSummary,
} from '../services/admin/adminOrders.ts';
import {
  getAdminProduct,
  listAdminProducts,
  modifyProducts,
  moveProducts,
  removeProduct,
} from '../services/admin/adminProducts.ts';
import { printLabels } from '../services/admin/labels.ts';
import { addProduct, modifyProduct } from '../services/admin/saveProduct.ts';
import { readSetup } from '../services/admin/setup.ts';
import { countStock, findCode, readStockHistory } from '../services/admin/stock.ts';
import { readSpeed } from '../services/admin/webVitals.ts';
import { takeOrder } from '../services/checkout/checkout.ts';
import type { CheckoutContext, PrintContext } from '../services/context.ts';
import { changeLines } from '../services/orders/changeLines.ts';
import { changeOrder } from '../services/orders/changeOrder.ts';
import { printOrders } from '../services/orders/printOrders.ts';
import {
  openReturn,
  receiveReturn,
  refundPart,
  refundReturns,
  refuseReturn,
} from '../services/orders/returns.ts';
import { sendExchange } from '../services/orders/sendExchange.ts';
import { sendParcel } from '../services/orders/sendParcel.ts';
import { settleDifference } from '../services/orders/settleDifference.ts';
import { fetchPicture } from '../services/pictures/fetchPicture.ts';
import { storePictures } from '../services/pictures/storePictures.ts';

type SummaryConfig = Pick<Config, 'DEMO' | 'WEB_VITALS'> & Parameters<typeof readSetup>[1];

/** All orders, and the admin's start page. */
export function adminOrderRoutes(
  app: FastifyInstance,
  context: CheckoutContext,
  config: SummaryConfig,
): void {
  route(app, 'GET /allorders', async ({ caller, query }, reply) => {
    const sortsByTotal = query.sort === 'total' || query.sort === '-total';
    if (sortsByTotal && !caller.permissions.includes('orders:sums')) {
      throw new NotAllowed(messages.notInRole);
    }
    const { orders, total } = await listAllOrders(context, query);
    reply.header('x-total-count', total);
    return orders;
  });

  route(app, 'POST /handleorder/:id', ({ caller, params, body }) =>
    changeOrder(context, caller.id, params.id, body, mayWith(caller.permissions)),
  );
  route(app, 'POST /takeorder', ({ caller, body }) => takeOrder(context, caller.id, body));
  route(app, 'POST /sendparcel/:id', ({ caller, params, body }) =>
    sendParcel(context, caller.id, params.id, body),
  );
  route(app, 'POST /changelines/:id', ({ caller, params, body }) =>
    changeLines(context, caller.id, params.id, body, mayWith(caller.permissions)),
  );
  route(app, 'POST /openreturn/:id', ({ caller, params, body }) =>
    openReturn(context, caller.id, params.id, body),
  );
  route(app, 'POST /receivereturn/:id', ({ caller, params, body }) =>
    receiveReturn(context, caller.id, params.id, body),
  );
  route(app, 'POST /settledifference/:id', ({ caller, params, body }) =>
    settleDifference(context, caller.id, params.id, body, mayWith(caller.permissions)),
  );
  route(app, 'POST /refusereturn/:id', ({ caller, params, body }) =>
    refuseReturn(context, caller.id, params.id, body),
  );
  route(app, 'POST /sendexchange/:id', ({ caller, params }) =>
    sendExchange(context, caller.id, params.id, mayWith(caller.permissions)),
  );
  route(app, 'POST /refundreturns/:id', ({ caller, params, body }) =>
    refundReturns(context, caller.id, params.id, body),
  );
  route(app, 'POST /refundpart/:id', ({ caller, params, body }) =>
    refundPart(context, caller.id, params.id, body),
  );
  route(app, 'POST /printorders', async ({ caller, body }, reply) => {
    if (body.kind === 'invoice' && !caller.permissions.includes('orders:sums')) {
      throw new NotAllowed(messages.notInRole);
    }
    return sendPrint(reply, await printOrders(context, body));
  });
  route(app, 'GET /ordercounts', ({ query }) => countOrders(context, query));
  route(app, 'GET /orderhistory/:id', ({ params }) => readHistory(context, params.id));
  route(app, 'GET /shopsummary', async ({ caller, query: { days } }) => ({
    ...(await readSummary(context, days)),
    ...(config.WEB_VITALS === 'on' && { speed: await readSpeed(context, days) }),
    ...(config.DEMO === 'off' && { setup: await readSetup(context, config, caller) }),
  }));
}

export function adminProductRoutes(app: FastifyInstance, context: PrintContext): void {
  route(app, 'GET /listproducts', async ({ query }, reply) => {
    const { products, total } = await listAdminProducts(context, query);
    reply.header('x-total-count', total);
    return products;
  });

  route(app, 'GET /getproduct/:id', ({ params }) => getAdminProduct(context, params.id));

  route(app, 'POST /addproduct', async ({ body, query }) => ({
    success: true,
    message: messages.productAdded,
    product: await addProduct(context, body, query.requestId),
  }));

  route(app, 'POST /modifyproduct', async ({ caller, body, query: { source } }) => ({
    success: true,
    message: messages.productChanged,
    product: await modifyProduct(context, body, {
      ...{ reason: source === 'import' ? 'imported' : 'edited', userId: caller.id },
    }),
  }));

  route(app, 'POST /fetchpicture', async ({ body }) => ({
    success: true,
    images: await storePictures(context, [await fetchPicture(body.url)]),
  }));
  route(app, 'GET /redirects', () => findRedirects(context.db));
  route(app, 'POST /saveredirects', async ({ body }) => {
    await saveRedirects(context.db, body);
    return { success: true };
  });

  route(app, 'GET /stockcode/:code', ({ params }) => findCode(context, params.code));
  route(app, 'POST /countstock', async ({ caller, body }) => ({
    success: true,
    count: await countStock(context, caller.id, body),
  }));
  route(app, 'POST /printlabels', async ({ body }, reply) =>
    sendPrint(reply, await printLabels(context, body)),
  );
  route(app, 'GET /stockhistory/:id', ({ params }) => readStockHistory(context, params.id));

  route(app, 'DELETE /removeproduct/:id', async ({ params }) => {
    await removeProduct(context, params.id);
    return { success: true, message: messages.productRemoved };
  });

  route(app, 'POST /modifyproducts', async ({ body }) => ({
    success: true,
    count: await modifyProducts(context, body),
  }));

  route(app, 'POST /removeproducts', async ({ body }) => ({
    success: true,
    count: await moveProducts(context, body.ids, false),
  }));

  route(app, 'POST /restoreproducts', async ({ body }) => ({
    success: true,
    count: await moveProducts(context, body.ids, true),
  }));
}
