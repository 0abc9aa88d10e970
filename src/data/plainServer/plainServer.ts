import { createExtensions } from './extensions.ts';
import { pageOf } from './pageOf.ts';
import type { StandIns } from './standIn.ts';
import { notImplemented, whenMissing } from './whenMissing.ts';

/**
 * What the client does where a server has no more than the specification: no pages, no counts, none
 * of the calls that are ours. Nothing else in the app knows of such servers. What one call tells of
 * the server counts for the next. What our own server never needs is loaded when it is.
 */
export function createPlainServer(): StandIns {
  const extensions = createExtensions();
  const stars = new Map<string, number>();
  let hasPages = false;

  return {
    'GET /allproducts': async (input, ask) => {
      const answer = await ask(input);
      const { total } = answer;
      if (total !== undefined) return { ...answer, total };
      const { selectProducts } = await import('../../../contract/rules/productList.ts');
      return pageOf(answer, selectProducts, input.query);
    },

    'GET /productcounts': (input, ask, call) =>
      ask(input).catch(
        whenMissing(async () => {
          const { countProducts } = await import('../../../contract/rules/productCounts.ts');
          const { items } = await call('GET /allproducts', {});
          return countProducts(items, input.query ?? {});
        }),
      ),

    'GET /listproducts': async (input, ask) => {
      const answer = await ask(input);
      hasPages ||= answer.total !== undefined;
      const { selectAdminProducts } = await import('../../../contract/rules/productList.ts');
      const page = pageOf(extensions.learn(answer), selectAdminProducts, input.query);
      return { ...page, items: page.items.map(extensions.shown) };
    },

    // Loaded with the admin's pages: a shopper never needs it.
    'GET /allorders': async (input, ask) => {
      const { selectOrders } = await import('../../lib/adminOrders.ts');
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
          const { countOrders } = await import('../../lib/adminOrders.ts');
          const orders = await call('GET /allorders', { query: { ...input.query } });
          return { delivery: countOrders(orders.items, []) };
        }),
      ),

    'GET /orderhistory/:id': (input, ask) => ask(input).catch(whenMissing(() => null)),
    'GET /checkoutoptions': (input, ask) => ask(input).catch(whenMissing(() => null)),

    'GET /shopsummary': (input, ask, call) =>
      ask(input).catch(
        whenMissing(async () => {
          const { sumUp } = await import('./sumUp.ts');
          return sumUp(input.query ?? {}, call);
        }),
      ),

    'GET /mfa/fetch': (input, ask) => ask(input).catch(whenMissing(() => 'unavailable' as const)),

    // The stars of this visit, where the server does not tell any.
    'POST /rate/:productId': async (input, ask) => {
      const answer = await ask(input);
      stars.set(input.params.productId, input.body.rating);
      return answer;
    },
    'GET /getrelprod': async (input, ask) =>
      (await ask(input)).map((record) => {
        const rating = record.rating ?? stars.get(record.productId._id);
        return rating === undefined ? record : { ...record, rating };
      }),

    'POST /joincart': (input, ask, call) =>
      ask(input).catch(
        whenMissing(async () => {
          const { addPieces } = await import('./addPieces.ts');
          return addPieces(input.body.cartItems, call);
        }),
      ),

    // A server that answers the order has taken the bought pieces out of the cart itself.
    'POST /createorder': async (input, ask, call) => {
      const answer = await ask(input);
      if (!answer.order) await call('POST /cleancart', { body: {} }).catch(tellByTheCart);
      return answer;
    },

    'POST /forgotpassword': (input, ask) => ask(input).catch(whenMissing(notImplemented)),
    'POST /resetpassword': (input, ask) => ask(input).catch(whenMissing(notImplemented)),
  };
}

/** The order stands all the same, and the cart shows what is still in it. */
function tellByTheCart() {}
