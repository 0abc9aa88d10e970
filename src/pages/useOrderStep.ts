import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import type { CartRow } from '../lib/cartRows.ts';
import type { LoginState } from '../lib/loginState.ts';
import { useToast } from '../ui/ToastProvider.tsx';

const toSignUp: LoginState = { origin: 'Cart', action: 'SignUp' };

/**
 * Whether the cart page shows the lines or the order form. The URL says so (`?step=order`), so
 * that Back leads from the form to the lines. A guest goes by the login page, which leads on to the
 * form where the shop takes guests; a cart that is empty or has something to settle can't be ordered.
 *
 * @param rows undefined while they are loading, which stops no one: once they are there, what has to be
 *   settled takes the form's place
 */
export function useOrderStep(rows: readonly CartRow[] | undefined) {
  const showToast = useToast();
  const navigate = useNavigate();
  const { session } = useStoredSession();
  const options = useEndpoint('GET /checkoutoptions', {});
  const [search, setSearch] = useSearchParams();
  const obstacle = findObstacle(rows);
  const takesGuests =
    options.status === 'loading' ||
    (options.status === 'ready' && options.data?.takesGuests === true);

  function createOrder() {
    if (obstacle) showToast({ text: obstacle, severity: 'warning' });
    else if (!session) navigate(paths.login, { state: toSignUp });
    else navigate(paths.orderForm);
  }

  return {
    /** True, too, while the rows are on their way: then it can't be told yet. */
    isOrdering: (Boolean(session) || takesGuests) && !obstacle && search.get('step') === 'order',
    createOrder,
    backToLines: () => setSearch({}, { replace: true }),
  };
}

function findObstacle(rows: readonly CartRow[] | undefined): string | undefined {
  if (rows?.length === 0) return "Can't create the order with empty cart";
  if (rows?.some(({ problem }) => problem)) {
    return 'Some items in your cart have changed. Please review them first.';
  }
  return undefined;
}
