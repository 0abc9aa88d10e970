import { withMySize } from '../../contract/rules/mySizes.ts';
import type { SavedAddressInput } from '../../contract/schemas/addresses.ts';
import type { MySizeInput } from '../../contract/schemas/mySizes.ts';
import type { UserChange } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { done, type Outcome } from './apiError.ts';
import { browserSizes, replaceStoredSizes } from './storedSizes.ts';
import { useRevalidate } from './useEndpoint.ts';
import { useEnvParams } from './useEnvParams.ts';
import { useMySizes } from './useMySizes.ts';
import { useChangeUser } from './useUser.ts';

/** Consent to the newsletter in the page's language. */
export function asksForNewsletter(wanted = true) {
  return { body: { wanted, language: document.documentElement.lang || 'en' } };
}

export function useAccount() {
  const { call, send } = useApi();
  const revalidate = useRevalidate();
  const changeUser = useChangeUser();
  const { onAccount } = useMySizes();
  const { sizeScales } = useEnvParams();

  function storeInBrowser(change: MySizeInput) {
    replaceStoredSizes(withMySize(browserSizes.read() ?? {}, change, sizeScales));
  }

  async function updateUser(body: UserChange) {
    const outcome = await send('POST /updateuser', { body });
    void revalidate('GET /getuser');
    return outcome;
  }

  async function saveAddress(body: SavedAddressInput) {
    const outcome = await send('POST /saveaddress', { body });
    await revalidate('GET /getuser');
    return outcome;
  }

  async function removeAddress(id: string) {
    const outcome = await send('POST /removeaddress/:id', { params: { id } });
    await revalidate('GET /getuser');
    // Already removed, in another tab or by a request whose reply was lost.
    return !outcome.ok && outcome.error.status === 404 ? done : outcome;
  }

  /**
   * Optimistically saves or clears the visitor's size of a scale. If the account fails, a saved
   * size is stored in the browser, and a cleared one stays.
   */
  async function saveMySize(change: MySizeInput): Promise<Outcome<unknown>> {
    if (!onAccount) {
      storeInBrowser(change);
      return done;
    }
    storeInBrowser({ ...change, size: undefined });
    const saved = await changeUser(
      (user) => ({ ...user, mySizes: withMySize(user.mySizes ?? {}, change, sizeScales) }),
      () => call('POST /savemysize', { body: change }),
    );
    if (!saved.ok && change.size !== undefined) storeInBrowser(change);
    return saved;
  }

  async function chooseNewsletter(wanted: boolean) {
    const outcome = await send('POST /newsletter', asksForNewsletter(wanted));
    await revalidate('GET /getuser');
    return outcome;
  }

  return { chooseNewsletter, updateUser, saveAddress, removeAddress, saveMySize };
}
