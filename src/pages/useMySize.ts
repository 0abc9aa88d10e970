import type { MySizeInput } from '../../contract/schemas/mySizes.ts';
import type { Category } from '../../contract/schemas/product.ts';
import { useBoughtSizes } from '../data/useBoughtSizes.ts';
import { useMySizes } from '../data/useMySizes.ts';
import { useSaveMySize } from '../data/useSaveMySize.ts';
import { useProblemToast } from './useProblemToast.ts';

/** What a size guide shows and offers of the visitor's own size of a category. */
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

/** Saying and forgetting a size; what the account could not be told is said here. */
export function useMySizeChange() {
  const tellProblem = useProblemToast();
  const saveMySize = useSaveMySize();
  return async (change: MySizeInput) => {
    const saved = await saveMySize(change);
    tellProblem(saved.ok ? undefined : failures[change.size ? 'said' : 'forgotten']);
  };
}

const failures = {
  said: 'Your size could not be saved to your account. It’s kept in this browser.',
  forgotten: 'Your size could not be forgotten. Please try again.',
};
