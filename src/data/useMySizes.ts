import { withMySize } from '../../contract/rules/mySizes.ts';
import type { MySizeInput, MySizes } from '../../contract/schemas/mySizes.ts';
import { persisted, usePersisted } from './persisted.ts';
import { useUser } from './useUser.ts';

/** The sizes kept in this browser. They are only compared with existing ones: nonsense matches none. */
export const browserSizes = persisted('hemline.mySizes', (value) => ({ ...(value as MySizes) }));
const none: MySizes = {};

/**
 * The visitor's own size of each category, as they said: on their account where it keeps sizes, else
 * in this browser. What could not be sent to the account is in the browser, and newer.
 */
export function useMySizes() {
  const here = usePersisted(browserSizes) ?? none;
  const user = useUser();
  const onAccount = user.status === 'ready' ? user.data?.mySizes : undefined;
  return { mySizes: { ...onAccount, ...here }, onAccount };
}

/** Changes what this browser keeps. */
export function keepHere(change: MySizeInput) {
  keepOnlyHere(withMySize(browserSizes.read() ?? none, change));
}

/** This browser keeps these and no others. */
export function keepOnlyHere(sizes: MySizes) {
  if (Object.keys(sizes).length > 0) browserSizes.write(sizes);
  else browserSizes.remove();
}
