import { useSWRConfig } from 'swr';
import type { User } from '../../contract/schemas/user.ts';
import { type Outcome, outcomeOf } from './apiError.ts';
import { endpointKey } from './endpointKey.ts';
import { useStoredSession } from './useStoredSession.ts';

/**
 * Changes something of whoever is logged in. It shows at once; when `send` fails, the user is as
 * before. Either way the server is asked what holds now.
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
