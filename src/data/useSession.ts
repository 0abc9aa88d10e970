import type { LoginRequest, SignupRequest } from '../../contract/schemas/user.ts';
import type { Session } from '../lib/session.ts';
import { useApi } from './ApiProvider.tsx';
import { forgetJoinId } from './guestJoinId.ts';
import { ApiError } from './http.ts';
import { type JoinOutcome, joinGuestCart } from './joinGuestCart.ts';
import { joinGuestFavourites } from './joinGuestFavourites.ts';
import { lacksToken, toSession } from './sessionReply.ts';
import { forgetFormDrafts } from './useFormDraft.ts';
import { useGuestCart } from './useGuestCart.ts';
import { useGuestFavourites } from './useGuestFavourites.ts';
import { useOrderDraft } from './useOrderDraft.ts';
import { useStoredSession } from './useStoredSession.ts';

export type LoginOutcome =
  | { status: 'loggedIn'; cart: JoinOutcome }
  | { status: 'tokenNeeded' }
  | { status: 'refused'; errors: string[] };

export type SignUpOutcome =
  | { status: 'signedUp' }
  | { status: 'emailInUse' }
  /** `fields`: what the server says of a field, by the field's name. */
  | { status: 'refused'; fields: Record<string, string> }
  | { status: 'failed' };

/** Who is logged in, and the ways in and out. The verbs answer what came of it and never reject. */
export function useSession() {
  const api = useApi();
  const guestCart = useGuestCart();
  const guestFavourites = useGuestFavourites();
  const { session, storeSession, forgetSession } = useStoredSession();
  const { forgetDraft } = useOrderDraft(session?.id);

  /** Logs in; the guest's lines join the customer's cart, once. */
  async function login(request: LoginRequest): Promise<LoginOutcome> {
    // With a token, the server can only mean that it is a wrong one.
    const isTokenNeeded = (answer: Parameters<typeof lacksToken>[0]) =>
      !request.token && lacksToken(answer);
    try {
      const reply = await api.call('POST /login', { body: request });
      const entered = toSession(reply);
      if (entered) return { status: 'loggedIn', cart: await enterWithCart(entered) };
      if (isTokenNeeded(reply)) return { status: 'tokenNeeded' };
      return { status: 'refused', errors: reply.errors };
    } catch (error) {
      const failure = asApiError(error);
      if (isTokenNeeded(failure)) return { status: 'tokenNeeded' };
      const { errors, message } = failure;
      return { status: 'refused', errors: errors.length > 0 ? errors : [message] };
    }
  }

  async function enterWithCart(entered: Session): Promise<JoinOutcome> {
    const [outcome] = await Promise.all([
      joinGuestCart(api.as(entered), guestCart.lines),
      bringFavourites(entered),
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

  async function bringFavourites(entered: Session) {
    if (guestFavourites.ids.length === 0) return;
    guestFavourites.keep(await joinGuestFavourites(api.as(entered), guestFavourites.ids));
  }

  /** Signs up with the guest's cart, which is the customer's from then on. */
  async function signUp(request: Omit<SignupRequest, 'cartItems'>): Promise<SignUpOutcome> {
    const cartItems = guestCart.lines.map(({ itemId, size, quantity }) => ({
      itemId,
      size,
      quantity,
    }));
    try {
      const reply = await api.call('POST /signup', { body: { ...request, cartItems } });
      const entered = toSession(reply);
      if (!entered) return { status: 'refused', fields: {} };
      await emptyGuestCart();
      await bringFavourites(entered);
      storeSession(entered);
      return { status: 'signedUp' };
    } catch (error) {
      const { status, fields } = asApiError(error);
      if (status === 409) return { status: 'emailInUse' };
      return status === 400 || status === 422
        ? { status: 'refused', fields }
        : { status: 'failed' };
    }
  }

  /**
   * Forgets the session and what was typed into forms here, and ends it on a server that knows
   * how; this visitor is out anyway.
   */
  function logout() {
    if (session) api.as(session).call('POST /logout', {}).catch(ignoreFailure);
    forgetDraft();
    forgetFormDrafts();
    forgetSession();
  }

  return { session, login, signUp, logout };
}

/** A server without `/logout`, or out of reach, leaves nothing to do: the token is gone here. */
function ignoreFailure() {}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0);
}
