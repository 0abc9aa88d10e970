import type { LoginRequest, SignupRequest } from '../../contract/schemas/user.ts';
import { toCartItems } from '../lib/guestCart.ts';
import type { Session } from '../lib/session.ts';
import { useApi } from './ApiProvider.tsx';
import { forgetJoinId, type JoinOutcome, joinGuestCart, joinGuestChoices } from './joinGuest.ts';
import { lacksToken, toSession } from './sessionReply.ts';
import { guestFavourites } from './useFavourites.ts';
import { useGuestCart } from './useGuestCart.ts';
import { browserSizes, keepOnlyHere } from './useMySizes.ts';
import { useStoredSession } from './useStoredSession.ts';

export type LoginOutcome =
  | { status: 'loggedIn'; cart: JoinOutcome }
  | { status: 'tokenNeeded' }
  | { status: 'refused'; errors: string[] };

type SignUpOutcome =
  | { status: 'signedUp' }
  | { status: 'emailInUse' }
  /** `fields`: what the server says of a field, by the field's name. */
  | { status: 'refused'; fields: Record<string, string> }
  | { status: 'failed' };

/** The ways in. The actions answer with their outcome and never reject. */
export function useLogin() {
  const api = useApi();
  const guestCart = useGuestCart();
  const { storeSession } = useStoredSession();

  /** Logs in; the guest's lines join the customer's cart, once. */
  async function login(request: LoginRequest): Promise<LoginOutcome> {
    const outcome = await api.send('POST /login', { body: request });
    const entered = outcome.ok && toSession(outcome.data);
    if (entered) return { status: 'loggedIn', cart: await enterWithCart(entered) };
    const refusal = outcome.ok ? outcome.data : outcome.error;
    // With a token, the server can only mean that it is a wrong one.
    if (!request.token && lacksToken(refusal)) return { status: 'tokenNeeded' };
    const { errors } = refusal;
    const isSilent = errors.length === 0 && !outcome.ok;
    return { status: 'refused', errors: isSilent ? [outcome.error.message] : errors };
  }

  async function enterWithCart(entered: Session): Promise<JoinOutcome> {
    const [outcome] = await Promise.all([
      joinGuestCart(api.as(entered), guestCart.lines),
      bringChoices(entered),
    ]);
    if (outcome.status === 'joined') await emptyGuestCart();
    else await guestCart.keep(outcome.lines);
    storeSession(entered);
    return outcome;
  }

  async function emptyGuestCart() {
    await guestCart.empty();
    forgetJoinId();
  }

  async function bringChoices(entered: Session) {
    const guest = { favourites: guestFavourites.read() ?? [], sizes: browserSizes.read() ?? {} };
    const { favourites, sizes } = await joinGuestChoices(api.as(entered), guest);
    if (guest.favourites.length > 0) guestFavourites.write(favourites);
    keepOnlyHere(sizes);
  }

  /** Signs up with the guest's cart, which is the customer's from then on. */
  async function signUp(request: Omit<SignupRequest, 'cartItems'>): Promise<SignUpOutcome> {
    const body = { ...request, cartItems: toCartItems(guestCart.lines) };
    const outcome = await api.send('POST /signup', { body });
    if (!outcome.ok) {
      const { status, fields } = outcome.error;
      if (status === 409) return { status: 'emailInUse' };
      const isRefusal = status === 400 || status === 422;
      return isRefusal ? { status: 'refused', fields } : { status: 'failed' };
    }
    const entered = toSession(outcome.data);
    if (!entered) return { status: 'refused', fields: {} };
    await emptyGuestCart();
    await bringChoices(entered);
    storeSession(entered);
    return { status: 'signedUp' };
  }

  return { login, signUp };
}
