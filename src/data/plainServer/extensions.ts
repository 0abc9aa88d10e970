import {
  extensionFields,
  filledExtensions,
  withExtensions,
} from '../../../contract/rules/productExtensions.ts';
import type { AdminProduct, ProductInput } from '../../../contract/schemas/adminProduct.ts';
import type { AnsweredPage } from '../answers/readPage.ts';
import { ApiError, refusedInBody } from '../apiError.ts';

/**
 * The flag `mostPopular` is a field of a product (specification X37) but not of what `/addproduct`
 * and `/modifyproduct` take (specification X30 and X31), and other fields are ours alone. They are
 * sent to a server whose products have the flag, and no more once the server has refused a product
 * with them and taken the same without. An admin is shown them only where they can be changed. A
 * draft is never sent without its flag, which would put it on sale.
 */
export function createExtensions() {
  let areTaken = true;

  return {
    areRefused: () => !areTaken,

    learn(answer: AnsweredPage<AdminProduct>) {
      areTaken &&= answer.items.every(({ mostPopular }) => mostPopular !== undefined);
      return answer;
    },

    shown: (product: AdminProduct) => (areTaken ? product : without(product)),

    async send<P extends Partial<ProductInput>, T extends object>(
      product: P,
      send: (product: P) => Promise<T>,
    ): Promise<T & { withoutMostPopular?: boolean }> {
      const note = product.mostPopular ? { withoutMostPopular: true } : {};
      if (!areTaken && product.draft) throw new ApiError(refusedInBody, noDrafts);
      if (!areTaken) return { ...(await send(without(product))), ...note };
      try {
        return await send(product);
      } catch (error) {
        if (!mayMeanThem(error, product)) throw error;
        const answer = await send(without(product));
        areTaken = false;
        return { ...answer, ...note };
      }
    },
  };
}

function without<P extends Partial<ProductInput>>(product: P): P {
  return withExtensions(product, []);
}

const noDrafts = { message: 'This shop has no drafts.', fields: { draft: 'Not in this shop' } };

/** A refusal that names no other field. What was typed or chosen is left out only if it is X37's. */
function mayMeanThem(error: unknown, product: Partial<ProductInput>): boolean {
  if (!(error instanceof ApiError) || ![400, refusedInBody].includes(error.status)) return false;
  const sent = extensionFields.filter((name) => product[name] !== undefined);
  const isTyped = filledExtensions(product).some((name) => name !== 'mostPopular');
  const names: readonly string[] = sent;
  const isOfThem = Object.keys(error.fields).every((name) => names.includes(name));
  return sent.length > 0 && !isTyped && isOfThem;
}
