import { limits } from '../../../contract/limits.ts';
import { countOrders, selectOrders } from '../../../contract/rules/orderList.ts';
import { isPaidKnown } from '../../../contract/rules/orderStates.ts';
import { extensionFields, extensionsIn } from '../../../contract/rules/productExtensions.ts';
import { selectAdminProducts } from '../../../contract/rules/productList.ts';
import { createExtensions } from './extensions.ts';
import { type Fallbacks, orElse, pageOf } from './fallback.ts';

/** As `createPlainServer`, for what only admins ask: no shopper loads it. */
export function createAdminPlainServer(): Fallbacks {
  const extensions = createExtensions();
  let hasPages = false;
  const mayLack = () => !hasPages;

  return {
    'GET /listproducts': async (input, ask) => {
      const answer = await ask(input);
      hasPages ||= answer.total !== undefined;
      const page = pageOf(extensions.learn(answer), selectAdminProducts, input.query);
      // An empty shop shows no fields: only our own server is known to have them.
      const isOurs = answer.items.length === 0 && hasPages;
      return {
        ...page,
        items: page.items.map(extensions.shown),
        extensions: isOurs ? extensionFields : extensionsIn(answer.items.map(extensions.shown)),
      };
    },

    'GET /allorders': async (input, ask) => {
      return pageOf(await ask(input), selectOrders, input.query);
    },

    'GET /getproduct/:id': async (input, ask, call) => {
      const read = orElse<'GET /getproduct/:id'>(() => call('GET /product/:id', input));
      const product = await read(input, ask, call);
      return product && extensions.shown(product);
    },

    'POST /addproduct': (input, ask) =>
      extensions.send(input.body, (body) => ask({ ...input, body })),
    'POST /modifyproduct': (input, ask) => extensions.send(input.body, (body) => ask({ body })),

    // A product that is gone is a 404 as well: only a server without pages lacks these calls.
    'POST /modifyproducts': orElse(async ({ body }, call) => {
      const { changeEach } = await import('./eachProduct.ts');
      return changeEach(body, call, extensions.areRefused);
    }, mayLack),
    'POST /removeproducts': orElse(async ({ body }, call) => {
      const { removeEach } = await import('./eachProduct.ts');
      return removeEach(body, call);
    }, mayLack),

    'GET /ordercounts': orElse(async ({ query }, call) => {
      const [{ items }, states] = await Promise.all([
        call('GET /allorders', { query: { ...query } }),
        call('GET /envparams', {}),
      ]);
      const paidUnknown = items.length > 0 && !isPaidKnown(states, items);
      return { delivery: countOrders(items, []), paidUnknown };
    }),

    'GET /orderhistory/:id': orElse(() => null),
    'GET /shopsummary': orElse(async ({ query = {} }, call) => {
      const { summarise } = await import('../../../contract/rules/shopSummary.ts');
      const [orders, products, states] = await Promise.all([
        call('GET /allorders', {}),
        call('GET /listproducts', {}),
        call('GET /envparams', {}),
      ]);
      const { days = limits.summaryDays.usual } = query;
      const today = new Date().toISOString().slice(0, 10);
      const paidUnknown = orders.items.length > 0 && !isPaidKnown(states, orders.items);
      return { ...summarise(orders.items, products.items, { today, days }, states), paidUnknown };
    }),

    'GET /mfa/fetch': orElse(() => 'unavailable'),
  };
}
