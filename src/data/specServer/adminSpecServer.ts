import { i18n } from '../../../contract/i18n.ts';
import { dayOf } from '../../../contract/rules/days.ts';
import { countOrders, selectOrders } from '../../../contract/rules/orderList.ts';
import { isPaidKnown } from '../../../contract/rules/orderStates.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import {
  extensionFields,
  extensionsIn,
  filledExtensions,
  withExtensions,
} from '../../../contract/rules/productExtensions.ts';
import { selectAdminProducts } from '../../../contract/rules/productList.ts';
import type {
  AdminProduct,
  ProductInput,
  ProductsChange,
} from '../../../contract/schemas/adminProduct.ts';
import { toProductChange } from '../../lib/productDifferences.ts';
import type { AnsweredPage } from '../answers/values.ts';
import { ApiError, refusedInBody } from '../apiError.ts';
import type { Call } from '../call.ts';
import { type Fallbacks, orElse, pageOf } from './fallback.ts';

/** Like `createSpecServer`, for admin calls. Shoppers don't load it. */
export function createAdminSpecServer(): Fallbacks {
  const extensions = createExtensions();
  let hasPages = false;
  const mayLack = () => !hasPages;

  return {
    'GET /listproducts': async (input, ask) => {
      const answer = await ask(input);
      hasPages ||= answer.total !== undefined;
      const page = pageOf(extensions.learn(answer), selectAdminProducts, input.query);
      // An empty list shows no fields; a server with pages is ours and has all of them.
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

    // A missing product is a 404, too, so only a server without pages lacks these calls.
    'POST /modifyproducts': orElse(
      ({ body }, call) => changeEach(body, call, extensions.areRefused),
      mayLack,
    ),
    'POST /removeproducts': orElse(({ body }, call) => removeEach(body, call), mayLack),

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
      const { days = ownerLimits.summaryDays.usual } = query;
      const today = dayOf(new Date());
      const paidUnknown = orders.items.length > 0 && !isPaidKnown(states, orders.items);
      return { ...summarise(orders.items, products.items, { today, days }, states), paidUnknown };
    }),

    'GET /mfa/fetch': orElse(() => 'unavailable'),
  };
}

/**
 * Tracks whether the server accepts extension fields. `mostPopular` is a product field
 * (specification X37) that `/addproduct` and `/modifyproduct` don't list (specification X30 and
 * X31); other fields are ours alone. They are sent if the server's products have the flag, until it
 * refuses a product with them and accepts it without. Admins see them only if they can be changed.
 * A draft is never sent without its flag, which would publish it.
 */
function createExtensions() {
  let areSupported = true;

  return {
    areRefused: () => !areSupported,

    learn(answer: AnsweredPage<AdminProduct>) {
      areSupported &&= answer.items.every(({ mostPopular }) => mostPopular !== undefined);
      return answer;
    },

    shown: (product: AdminProduct) => (areSupported ? product : without(product)),

    async send<P extends Partial<ProductInput>, T extends object>(
      product: P,
      send: (product: P) => Promise<T>,
    ): Promise<T & { withoutMostPopular?: boolean }> {
      const note = product.mostPopular ? { withoutMostPopular: true } : {};
      if (!areSupported && product.draft) throw new ApiError(refusedInBody, noDrafts());
      if (!areSupported) return { ...(await send(without(product))), ...note };
      try {
        return await send(product);
      } catch (error) {
        if (!isExtensionRefusal(error, product)) throw error;
        const answer = await send(without(product));
        areSupported = false;
        return { ...answer, ...note };
      }
    },
  };
}

function without<P extends Partial<ProductInput>>(product: P): P {
  return withExtensions(product, []);
}

const noDrafts = () => ({
  message: i18n.t('This shop has no drafts.'),
  fields: { draft: i18n.t('Not in this shop') },
});

/** Returns true if a refusal may be about extensions; of filled ones, only X37's may be dropped. */
function isExtensionRefusal(error: unknown, product: Partial<ProductInput>): boolean {
  if (!(error instanceof ApiError) || ![400, refusedInBody].includes(error.status)) return false;
  const sent = extensionFields.filter((name) => product[name] !== undefined);
  const isTyped = filledExtensions(product).some((name) => name !== 'mostPopular');
  const names: readonly string[] = sent;
  const isOfThem = Object.keys(error.fields).every((name) => names.includes(name));
  return sent.length > 0 && !isTyped && isOfThem;
}

/** Changes several products in sequence; stops at the first failure. */
async function changeEach(
  { ids, ...fields }: ProductsChange,
  call: Call,
  refusesMostPopular: () => boolean,
) {
  for (const id of ids) {
    // Load the whole product, because lists may be partial and a change replaces all of it.
    const product = await call('GET /product/:id', { params: { id } });
    if (!product) throw new ApiError(404);
    await call('POST /modifyproduct', { body: { ...toProductChange(product), ...fields } });
    if (fields.mostPopular !== undefined && refusesMostPopular()) {
      throw new ApiError(refusedInBody);
    }
  }
  return { success: true as const, count: ids.length };
}

async function removeEach({ ids }: { ids: readonly string[] }, call: Call) {
  for (const id of ids) {
    await call('DELETE /removeproduct/:id', { params: { id } }).catch((error: unknown) => {
      // Already removed, perhaps by a request whose reply was lost.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
  }
  return { success: true as const, count: ids.length };
}
