import type { SavedAddressInput } from '../../contract/schemas/addresses.ts';
import { useApi } from './ApiProvider.tsx';
import { useRevalidate } from './useRevalidate.ts';

/** The actions that change a customer's saved addresses, which are read with the customer; see `useUser`. */
export function useSavedAddresses() {
  const { send } = useApi();
  const revalidate = useRevalidate();

  async function saveAddress(body: SavedAddressInput) {
    const outcome = await send('POST /saveaddress', { body });
    await revalidate('GET /getuser');
    return outcome;
  }

  async function removeAddress(id: string) {
    const outcome = await send('POST /removeaddress/:id', { params: { id } });
    await revalidate('GET /getuser');
    return outcome;
  }

  return { saveAddress, removeAddress };
}
