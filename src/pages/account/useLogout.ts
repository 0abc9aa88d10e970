import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { orderDraftOf } from '../../data/cart/orderDraft.ts';
import { useStoredSession } from '../../data/session.ts';
import { referenceGarments, replaceStoredSizes } from '../../data/storedSizes.ts';
import { removeUnsavedInput } from '../../data/useUnsavedInput.ts';
import { useUser } from '../../data/useUser.ts';

/**
 * Logs out: clears the session and stored form input, and goes home. Navigates first, so that pages
 * for users don't redirect to `/unauthorized`.
 */
export function useLogout() {
  const api = useApi();
  const navigate = useNavigate();
  const { session, forgetSession } = useStoredSession();
  const user = useUser();

  /** Also ends the session on the server, if supported; does not wait for it. */
  return function logout() {
    // On the home page the focused button disappears: `anew` makes it count as a new page.
    navigate(paths.home, { state: { anew: {} } });
    if (session) void api.as(session).send('POST /logout', {});
    orderDraftOf(session?.id).forgetDraft();
    removeUnsavedInput();
    referenceGarments.remove();
    // Drop local sizes that never reached the account.
    if (user.data?.mySizes) replaceStoredSizes({});
    forgetSession();
  };
}
