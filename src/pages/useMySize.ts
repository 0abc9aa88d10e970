import type { MySizeInput, MySizes } from '../../contract/schemas/mySizes.ts';
import type { Category } from '../../contract/schemas/product.ts';
import { useAccount } from '../data/useAccount.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useMySizes } from '../data/useMySizes.ts';
import { useProblemToast } from './useProblemToast.tsx';

/** Visitor's size in a category, and its setter, for size guides. */
export function useMySize(category: Category) {
  const { mySizes, onAccount } = useMySizes();
  const changeMySize = useMySizeChange();
  const size = mySizes[category];
  const bought = useBoughtSizes(onAccount !== undefined && size === undefined);
  return {
    size,
    boughtSize: bought[category],
    isOnAccount: onAccount !== undefined && size === onAccount[category],
    onChange: (said: string | undefined) =>
      changeMySize({ category, ...(said !== undefined && { size: said }) }),
  };
}

/** Size bought last (and kept) in each category, if the server reports it. */
function useBoughtSizes(isAsked: boolean): MySizes {
  const purchases = useEndpoint('GET /getrelprod', isAsked ? {} : null);
  const bought: MySizes = {};
  for (const { productId, sizes } of purchases.data ?? []) {
    bought[productId.category] ??= sizes?.[0];
  }
  return bought;
}

/** Saves or clears a size; a toast reports failures of the account. */
export function useMySizeChange() {
  const showProblem = useProblemToast();
  const { saveMySize } = useAccount();
  return async (change: MySizeInput) => {
    const saved = await saveMySize(change);
    showProblem(saved.ok ? undefined : failures[change.size ? 'said' : 'forgotten']);
  };
}

const failures = {
  said: 'Your size could not be saved to your account. It’s kept in this browser.',
  forgotten: 'Your size could not be forgotten. Please try again.',
};
