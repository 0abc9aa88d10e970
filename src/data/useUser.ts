import useSWR from 'swr';
import type { User } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './http.ts';
import { keys } from './keys.ts';
import { type Resource, toResource } from './resource.ts';
import { useFreshness } from './useFreshness.ts';
import { useStoredSession } from './useStoredSession.ts';

/** Whoever is logged in; `data` is null for a guest, or when the session has ended. */
export function useUser(): Resource<User | null> {
  const { call } = useApi();
  const { session } = useStoredSession();
  const answer = useSWR(
    session ? keys.user(session) : null,
    () => call('GET /getuser', {}).catch(nullWhenEnded),
    useFreshness(),
  );
  if (!session) return { status: 'ready', data: null };
  return toResource(answer);
}

/** The client has forgotten the session by then. */
function nullWhenEnded(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
