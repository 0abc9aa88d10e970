import { useRef } from 'react';
import type { LoginRequest, SignupRequest } from '../../contract/schemas/user.ts';
import { toCartItems, unitsOf } from '../lib/guestCart.ts';
import type { Session } from '../lib/session.ts';
import { useApi } from './ApiProvider.tsx';
import { toCustomerCart } from './customerCart.ts';
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
  /** Whose sign-up may have been carried out though its answer was lost. */
  const unheardEmail = useRef<string>(undefined);

  /** Logs in; the guest's lines join the customer's cart, once. */
  async function login(request: LoginRequest): Promise<LoginOutcome> {
    const outcome = await api.send('POST /login', { body: request });
    const entered = outcome.ok && toSession(outcome.data);
    if (entered) {
      const isUnheard = unheardEmail.current === request.email;
      return { status: 'loggedIn', cart: await enterWithCart(entered, isUnheard) };
    }
    const refusal = outcome.ok ? outcome.data : outcome.error;
    // With a token, the server can only mean that it is a wrong one.
    if (!request.token && lacksToken(refusal)) return { status: 'tokenNeeded' };
    const { errors } = refusal;
    const isSilent = errors.length === 0 && !outcome.ok;
    return { status: 'refused', errors: isSilent ? [outcome.error.message] : errors };
  }

  async function enterWithCart(entered: Session, mayHaveJoined: boolean): Promise<JoinOutcome> {
    const joined = mayHaveJoined && (await hasGuestLines(entered));
    const [outcome] = await Promise.all([
      joinGuestCart(api.as(entered), joined ? [] : guestCart.lines),
      bringChoices(entered),
    ]);
    if (outcome.status === 'joined') await emptyGuestCart();
    else await guestCart.keep(outcome.lines);
    storeSession(entered);
    return outcome;
  }

  /** Whether a sign-up whose answer was lost has brought the guest's lines along. */
  async function hasGuestLines(entered: Session): Promise<boolean> {
    const cart = await api.as(entered).send('GET /getcart', {});
    if (!cart.ok) return false;
    const { lines } = toCustomerCart(cart.data);
    return guestCart.lines.every((line) => unitsOf(lines, line) >= line.quantity);
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

  /**
   * Signs up with the guest's cart, which is the customer's from then on. When the answer is lost, or
   * was at an earlier try, a login tells whether the account is there.
   */
  async function signUp(request: Omit<SignupRequest, 'cartItems'>): Promise<SignUpOutcome> {
    const { email, password } = request;
    const body = { ...request, cartItems: toCartItems(guestCart.lines) };
    const outcome = await api.send('POST /signup', { body });
    if (!outcome.ok) {
      const { status, fields } = outcome.error;
      if (status === 0) unheardEmail.current = email;
      if (status === 0 || (status === 409 && unheardEmail.current === email)) {
        const entry = await login({ email, password });
        if (entry.status === 'loggedIn') return { status: 'signedUp' };
      }
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
