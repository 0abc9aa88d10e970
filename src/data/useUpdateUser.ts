import type { UserChange } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { useRevalidate } from './useRevalidate.ts';

/** Changes the logged-in user's details and refetches them. */
export function useUpdateUser() {
  const { send } = useApi();
  const revalidate = useRevalidate();

  return async function updateUser(change: UserChange) {
    const outcome = await send('POST /updateuser', { body: change });
    void revalidate('GET /getuser');
    return outcome;
  };
}
