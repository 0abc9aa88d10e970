import { ofMySizeKey } from '../../contract/rules/mySizeKey.ts';
import type { MySizes } from '../../contract/schemas/mySizes.ts';
import type { Category } from '../../contract/schemas/product.ts';
import { usePersisted } from './persisted.ts';
import { browserSizes } from './storedSizes.ts';
import { useUser } from './useUser.ts';

const none: MySizes = {};

/**
 * Visitor's size of each scale in a category: from the account if it stores sizes, else from this
 * browser. The browser's take precedence: they are newer and could not be saved to the account.
 */
export function useMySizes() {
  const here = usePersisted(browserSizes) ?? none;
  const user = useUser();
  const onAccount = user.data?.mySizes;
  return {
    mySizes: { ...onAccount, ...here },
    /** Returns true if the sizes of a category are saved to the account. */
    areOnAccount: (category: Category) =>
      onAccount !== undefined &&
      Object.keys(here).every((key) => ofMySizeKey(key).category !== category),
    onAccount,
  };
}
