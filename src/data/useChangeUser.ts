import { useSWRConfig } from 'swr';
import type { User } from '../../contract/schemas/user.ts';
import { type Outcome, outcomeOf } from './apiError.ts';
import { endpointKey } from './endpointKey.ts';
import { useStoredSession } from './useStoredSession.ts';

/**
 * Changes the logged-in user optimistically: it shows at once, and is rolled back when `send` fails.
 * Either way the user is refetched.
 */
export function useChangeUser() {
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();
  return (change: (user: User) => User, send: () => Promise<unknown>): Promise<Outcome<unknown>> =>
    outcomeOf(
      mutate<User | null | undefined, unknown>(endpointKey('GET /getuser', {}, session), send, {
        // A user who is not known yet stays so: null would be a guest.
        optimisticData: (before) => before && change(before),
        populateCache: false,
        rollbackOnError: true,
      }),
    );
}
