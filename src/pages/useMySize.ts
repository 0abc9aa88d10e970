import { i18n } from '../../contract/i18n.ts';
import { isInGuide } from '../../contract/rules/guideScales.ts';
import { mySizesIn } from '../../contract/rules/listedScales.ts';
import { mySizeKey } from '../../contract/rules/mySizeKey.ts';
import { scaleOf } from '../../contract/rules/sizeScales.ts';
import type { MySizeInput, MySizes } from '../../contract/schemas/mySizes.ts';
import type { Category, Product } from '../../contract/schemas/product.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import { useAccount } from '../data/useAccount.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useEnvParams } from '../data/useEnvParams.ts';
import { useMySizesByScale } from '../data/useMySizeOf.ts';
import { useProblemToast } from './useProblemToast.tsx';

/** Visitor's sizes, and their setter, for size guides. */
export function useMySize(category: Category) {
  const { mySizes, onAccount, areOnAccount } = useMySizesByScale();
  const hasNone = mySizesIn(mySizes, category).length === 0;
  return {
    mySizes,
    bought: useBoughtSizes(onAccount !== undefined && hasNone),
    isOnAccount: areOnAccount(category),
    onChange: useMySizeChange(),
  };
}

/** Size bought last (and kept) of each scale, if the server reports it. */
function useBoughtSizes(isAsked: boolean): MySizes {
  const { sizeScales = [] } = useEnvParams();
  const purchases = useEndpoint('GET /getrelprod', isAsked ? {} : null);
  const bought = (purchases.data ?? []).flatMap(({ productId, sizes: [size] = [] }) =>
    size === undefined
      ? []
      : [[mySizeKey(productId.category, scaleOf(productId, sizeScales)?.id), size] as const],
  );
  // The latest is the first.
  return Object.fromEntries(bought.reverse());
}

/** Saves or clears a size; a toast reports failures of the account. */
export function useMySizeChange() {
  const showProblem = useProblemToast();
  const { saveMySize } = useAccount();
  return async (change: MySizeInput) => {
    const saved = await saveMySize(change);
    showProblem(saved.ok ? undefined : i18n.t(failures[change.size ? 'said' : 'forgotten']));
  };
}

const failures = {
  said: /*i18n*/ 'Your size could not be saved to your account. It’s kept in this browser.',
  forgotten: /*i18n*/ 'Your size could not be forgotten. Please try again.',
};

/**
 * Size scales of a category, that of the product first; undefined where the server has none.
 */
export function useGuideScales(category: Category, product?: Product): SizeScale[] | undefined {
  const { sizeScales } = useEnvParams();
  if (!sizeScales) return undefined;
  const own = product?.category === category ? scaleOf(product, sizeScales) : undefined;
  const others = sizeScales.filter((scale) => scale !== own && isInGuide(scale, category));
  return own ? [own, ...others] : others;
}
