import { NavigationType, useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { User } from '../../contract/schemas/user.ts';
import { type Outcome, outcomeOf } from './apiError.ts';
import { endpointKey } from './endpointKey.ts';
import { useStoredSession } from './session.ts';
import { type Resource, useEndpoint } from './useEndpoint.ts';

/** Logged-in user; `data` is null for guests, and after the session has ended. */
export function useUser(): Resource<User | null> {
  const { session } = useStoredSession();
  const user = useEndpoint('GET /getuser', {}, useFreshness());
  return session ? user : { status: 'ready', data: null };
}

/**
 * Changes the user optimistically, with rollback if `send` fails; refetches the user either way.
 */
export function useChangeUser() {
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();
  return (change: (user: User) => User, send: () => Promise<unknown>): Promise<Outcome<unknown>> =>
    outcomeOf(
      mutate<User | null | undefined, unknown>(endpointKey('GET /getuser', {}, session), send, {
        // Keep undefined while loading; null would be a guest.
        optimisticData: (before) => before && change(before),
        populateCache: false,
        rollbackOnError: true,
      }),
    );
}

/** SWR options for page data: Back and Forward use the cache without revalidation. */
export function useFreshness() {
  return { revalidateIfStale: useNavigationType() !== NavigationType.Pop };
}
