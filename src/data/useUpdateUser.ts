import { useSWRConfig } from 'swr';
import type { UserChange } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './http.ts';
import { keys } from './keys.ts';
import { useStoredSession } from './useStoredSession.ts';

export type UpdateOutcome =
  | { status: 'updated' }
  /** `fields`: what the server says of a field, by the field's name. */
  | { status: 'refused'; fields: Record<string, string> }
  | { status: 'failed' };

/** Changes the details of whoever is logged in, and reads them again. The verb never rejects. */
export function useUpdateUser() {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();

  return async function updateUser(change: UserChange): Promise<UpdateOutcome> {
    try {
      await call('POST /updateuser', { body: change });
      return { status: 'updated' };
    } catch (error) {
      const { status, fields } = error instanceof ApiError ? error : new ApiError(0);
      const isRefusal = status >= 400 && status < 500;
      return isRefusal ? { status: 'refused', fields } : { status: 'failed' };
    } finally {
      if (session) void mutate(keys.user(session));
    }
  };
}
