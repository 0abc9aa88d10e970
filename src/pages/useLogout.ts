import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { orderDraftOf } from '../data/orderDraft.ts';
import { referenceGarments } from '../data/referenceGarments.ts';
import { keepOnlyHere, useMySizes } from '../data/useMySizes.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { forgetUnsavedInput } from '../data/useUnsavedInput.ts';

/**
 * Logging out: forgets the session and what was typed into forms here, and goes home. A page for
 * users that sees its visitor go is left by then.
 */
export function useLogout() {
  const api = useApi();
  const navigate = useNavigate();
  const { session, forgetSession } = useStoredSession();
  const { onAccount } = useMySizes();

  /** Ends the session on a server that can, too; this visitor is out anyway. */
  return function logout() {
    // At home the button goes, and with it the focus: each logout is another arrival.
    navigate(paths.home, { state: { anew: {} } });
    if (session) void api.as(session).send('POST /logout', {});
    orderDraftOf(session?.id).forgetDraft();
    forgetUnsavedInput();
    referenceGarments.remove();
    // Sizes that are still here although the account keeps them never reached it.
    if (onAccount) keepOnlyHere({});
    forgetSession();
  };
}
