import { withMySize } from '../../contract/rules/mySizes.ts';
import type { MySizeInput, MySizes } from '../../contract/schemas/mySizes.ts';
import { persisted, usePersisted } from './persisted.ts';
import { useUser } from './useUser.ts';

/** Sizes are only compared with existing ones, so nonsense matches nothing. */
const stored = persisted('hemline.mySizes', (value) => ({ ...(value as MySizes) }));
const none: MySizes = {};

/**
 * The visitor's own size of each category, as they said: on their account where it keeps sizes, else
 * in this browser. What could not be sent to the account is in the browser, and newer.
 */
export function useMySizes() {
  const here = usePersisted(stored) ?? none;
  const user = useUser();
  const onAccount = user.status === 'ready' ? user.data?.mySizes : undefined;
  return { mySizes: { ...onAccount, ...here }, here, onAccount };
}

/** Changes what this browser keeps. */
export function keepHere(change: MySizeInput) {
  keepOnlyHere(withMySize(stored.read() ?? none, change));
}

/** This browser keeps these and no others. */
export function keepOnlyHere(sizes: MySizes) {
  if (Object.keys(sizes).length > 0) stored.write(sizes);
  else stored.remove();
}
