import { countOrders, selectOrders } from '../../../contract/rules/orderList.ts';
import { selectAdminProducts } from '../../../contract/rules/productList.ts';
import { createExtensions } from './extensions.ts';
import { pageOf } from './pageOf.ts';
import type { StandIns } from './standIn.ts';
import { whenMissing } from './whenMissing.ts';

/** As `createPlainServer`, for what only admins ask: no shopper loads it. */
export function createAdminPlainServer(): StandIns {
  const extensions = createExtensions();
  let hasPages = false;

  return {
    'GET /listproducts': async (input, ask) => {
      const answer = await ask(input);
      hasPages ||= answer.total !== undefined;
      const page = pageOf(extensions.learn(answer), selectAdminProducts, input.query);
      return { ...page, items: page.items.map(extensions.shown) };
    },

    'GET /allorders': async (input, ask) => {
      return pageOf(await ask(input), selectOrders, input.query);
    },

    'GET /getproduct/:id': async (input, ask, call) => {
      const product = await ask(input).catch(whenMissing(() => call('GET /product/:id', input)));
      return product && extensions.shown(product);
    },

    'POST /addproduct': (input, ask) =>
      extensions.send(input.body, (body) => ask({ ...input, body })),
    'POST /modifyproduct': (input, ask) => extensions.send(input.body, (body) => ask({ body })),

    // A product that is gone is a 404 as well: only a server without pages lacks these calls.
    'POST /modifyproducts': (input, ask, call) =>
      ask(input).catch(
        whenMissing(async () => {
          const { changeEach } = await import('./eachProduct.ts');
          return changeEach(input.body, call, extensions.areRefused);
        }, !hasPages),
      ),
    'POST /removeproducts': (input, ask, call) =>
      ask(input).catch(
        whenMissing(async () => {
          const { removeEach } = await import('./eachProduct.ts');
          return removeEach(input.body, call);
        }, !hasPages),
      ),

    'GET /ordercounts': (input, ask, call) =>
      ask(input).catch(
        whenMissing(async () => {
          const orders = await call('GET /allorders', { query: { ...input.query } });
          return { delivery: countOrders(orders.items, []) };
        }),
      ),

    'GET /orderhistory/:id': (input, ask) => ask(input).catch(whenMissing(() => null)),
    'GET /shopsummary': (input, ask, call) =>
      ask(input).catch(
        whenMissing(async () => {
          const { sumUp } = await import('./sumUp.ts');
          return sumUp(input.query ?? {}, call);
        }),
      ),

    'GET /mfa/fetch': (input, ask) => ask(input).catch(whenMissing(() => 'unavailable' as const)),
  };
}
