import type { EndpointKey } from '../../../contract/endpoint.ts';
import { type Fallback, type Fallbacks, notImplemented, orElse, pageOf } from './fallback.ts';

/**
 * Fallbacks for spec-only servers, without pages, counts or our own calls. Nothing else in the app
 * knows of such servers. Remembers what earlier calls revealed about the server. Code that our
 * server never needs is lazy; admin calls are in `adminSpecServer.ts`.
 * @param userId customer who makes the calls; empty for guests
 */
export function createSpecServer(userId = ''): Fallbacks {
  const stars = new Map<string, number>();

  return {
    'GET /allproducts': async (input, ask) => {
      const answer = await ask(input);
      const { total } = answer;
      if (total !== undefined) return { ...answer, total };
      const { correctionsOf, selectProducts } = await import(
        '../../../contract/rules/productList.ts'
      );
      const corrections = correctionsOf(answer.items, input.query ?? {});
      return { ...pageOf(answer, selectProducts, input.query), corrections };
    },

    'GET /productcounts': orElse(async ({ query = {} }, call) => {
      const { countProducts } = await import('../../../contract/rules/productCounts.ts');
      const { items } = await call('GET /allproducts', {});
      return countProducts(items, query);
    }),

    'GET /checkoutoptions': orElse(() => null),

    // Remember the stars of this visit, in case the server does not return them.
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

    'POST /updateuser': async ({ body }, ask) => {
      const { updateUser } = await import('./updateUser.ts');
      return updateUser(body, (sent) => ask({ body: sent }));
    },

    'POST /joincart': orElse(async ({ body }, call) => {
      const { addUnits } = await import('./addUnits.ts');
      return addUnits(body.cartItems, call);
    }),

    'POST /stripe/create-checkout-session': async (input, ask) => {
      const [answer, { paymentReturnsOf }] = await Promise.all([ask(input), loadReturns()]);
      if (answer.url) paymentReturnsOf(userId).removeAll();
      return answer;
    },

    'POST /createorder': async (input, ask, call) => {
      const { body } = input;
      const { paymentReturnsOf, returnId } = await loadReturns();
      if (paymentReturnsOf(userId).find(returnId(body))?.isOrdered) return { success: true };
      // Our server creates one order per session and removes the purchased units from the cart.
      const answer = body.sessionId ? await ask(input) : undefined;
      if (answer?.order) return answer;
      const { noteOrdered, orderOnce } = await import('./orderOnce.ts');
      if (!answer) return orderOnce(userId, body, () => ask(input), call);
      return noteOrdered(userId, body, call);
    },

    'POST /forgotpassword': orElse(notImplemented),
    'POST /resetpassword': orElse(notImplemented),
  };
}

const loadReturns = () => import('./paymentReturns.ts');

/** Fallbacks for admin calls, loaded with the first of them. */
export function createAdminFallbacks() {
  let fallbacks: Fallbacks | undefined;
  return <K extends EndpointKey>(key: K): Fallback<K> =>
    async (input, ask, call) => {
      const { createAdminSpecServer } = await import('./adminSpecServer.ts');
      fallbacks ??= createAdminSpecServer();
      const fallback = fallbacks[key] ?? (ask as unknown as Fallback<K>);
      return fallback(input, ask, call);
    };
}
