import type { User } from '../../contract/schemas/user.ts';
import type { Resource } from './resource.ts';
import { useEndpoint } from './useEndpoint.ts';
import { useFreshness } from './useFreshness.ts';
import { useStoredSession } from './useStoredSession.ts';

/** The logged-in user; `data` is null for a guest, or when the session has ended. */
export function useUser(): Resource<User | null> {
  const { session } = useStoredSession();
  const user = useEndpoint('GET /getuser', {}, useFreshness());
  return session ? user : { status: 'ready', data: null };
}
