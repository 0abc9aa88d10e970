import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { i18n } from '../../contract/i18n.ts';
import { listed } from '../../contract/rules/beside.ts';
import { ofMySizeKey } from '../../contract/rules/mySizeKey.ts';
import { sizesByScale } from '../../contract/rules/mySizes.ts';
import { withSize } from '../../contract/rules/sizeTexts.ts';
import type { CartLine } from '../../contract/schemas/cart.ts';
import type { MySizes } from '../../contract/schemas/mySizes.ts';
import type { LoginRequest, SignupRequest, User } from '../../contract/schemas/user.ts';
import {
  type GuestLine,
  isSameLine,
  toCartItems,
  toCustomerCart,
  unitsOf,
} from '../lib/cart/guestLines.ts';
import type { Session } from '../lib/session.ts';
import { useApi } from './ApiProvider.tsx';
import { lacksToken, toSession } from './answers/readAccount.ts';
import { useGuestCart } from './cart/useCart.ts';
import type { ApiClient } from './http.ts';
import { persisted } from './persisted.ts';
import { useStoredSession } from './session.ts';
import { browserSizes, replaceStoredSizes } from './storedSizes.ts';
import { asksForNewsletter } from './useAccount.ts';
import { guestFavourites } from './useFavourites.ts';

export type LoginOutcome =
  | { status: 'loggedIn'; cart: JoinOutcome }
  | { status: 'tokenNeeded' }
  | { status: 'refused'; errors: string[] };

type SignUpOutcome =
  /** `newsletter`: the answer to a consent that was given with it. */
  | { status: 'signedUp'; newsletter?: 'asked' | 'failed' }
  | { status: 'emailInUse' }
  /** `fields`: error messages by field. */
  | { status: 'refused'; fields: Record<string, string> }
  | { status: 'failed' };

/** Login and sign-up actions; they resolve to their result and never reject. */
export function useLogin() {
  const api = useApi();
  const guestCart = useGuestCart();
  const { storeSession } = useStoredSession();
  /** Email of a sign-up whose reply was lost, and which may have succeeded. */
  const unansweredEmail = useRef<string>(undefined);

  /** Logs in and adds the guest's lines to the customer's cart, once. */
  async function login(request: LoginRequest): Promise<LoginOutcome> {
    const outcome = await api.send('POST /login', { body: request });
    const entered = outcome.ok && toSession(outcome.data);
    if (entered) {
      const wasUnanswered = unansweredEmail.current === request.email;
      return { status: 'loggedIn', cart: await enterWithCart(entered, wasUnanswered) };
    }
    const refusal = outcome.ok ? outcome.data : outcome.error;
    // If a token was sent, the refusal means that it is wrong.
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
    else await guestCart.change(() => [...outcome.lines]);
    storeSession(entered);
    return outcome;
  }

  /** True if the cart already has the guest's lines, from a sign-up whose reply was lost. */
  async function hasGuestLines(entered: Session): Promise<boolean> {
    const cart = await api.as(entered).send('GET /getcart', {});
    if (!cart.ok) return false;
    const { lines } = toCustomerCart(cart.data);
    return guestCart.lines.every((line) => unitsOf(lines, line) >= line.quantity);
  }

  async function emptyGuestCart() {
    await guestCart.change(() => []);
    removeJoinId();
  }

  async function bringChoices(entered: Session) {
    const guest = { favourites: guestFavourites.read() ?? [], sizes: browserSizes.read() ?? {} };
    const { favourites, sizes } = await joinGuestChoices(api.as(entered), guest);
    if (guest.favourites.length > 0) guestFavourites.write(favourites);
    replaceStoredSizes(sizes);
  }

  /**
   * Signs up with the guest's cart, which becomes the customer's. After a lost reply, even to an
   * earlier attempt, a login checks whether the account exists.
   */
  async function signUp(
    request: Omit<SignupRequest, 'cartItems'>,
    newsletter = false,
  ): Promise<SignUpOutcome> {
    const { email, password } = request;
    const body = { ...request, cartItems: toCartItems(guestCart.lines) };
    const outcome = await api.send('POST /signup', { body });
    if (!outcome.ok) {
      const { status, fields } = outcome.error;
      if (status === 0) unansweredEmail.current = email;
      if (status === 0 || (status === 409 && unansweredEmail.current === email)) {
        const entry = await login({ email, password });
        if (entry.status === 'loggedIn') {
          return { status: 'signedUp', ...(newsletter && { newsletter: 'failed' }) };
        }
      }
      if (status === 409) return { status: 'emailInUse' };
      const isRefusal = status === 400 || status === 422;
      return isRefusal ? { status: 'refused', fields } : { status: 'failed' };
    }
    const entered = toSession(outcome.data);
    if (!entered) return { status: 'refused', fields: {} };
    await emptyGuestCart();
    await bringChoices(entered);
    const asked =
      newsletter && (await api.as(entered).send('POST /newsletter', asksForNewsletter()));
    storeSession(entered);
    return { status: 'signedUp', ...(asked && { newsletter: asked.ok ? 'asked' : 'failed' }) };
  }

  return { login, signUp };
}

/** `joined` with a readable message about changes, or `lines` kept for the next login. */
type JoinOutcome =
  | { status: 'joined'; message: string | undefined }
  | { status: 'kept'; lines: readonly GuestLine[] };

export async function joinGuestCart(
  client: ApiClient,
  lines: readonly GuestLine[],
): Promise<JoinOutcome> {
  if (lines.length === 0) return { status: 'joined', message: undefined };
  const cartItems = toCartItems(lines);
  // The same id on retries, so that nothing is added twice after a lost reply.
  const joinId = joinIdFor(lines);
  const outcome = await client.send('POST /joincart', { body: { joinId, cartItems } });
  if (!outcome.ok) return { status: 'kept', lines };
  const { kept, cut = [], message } = outcome.data;
  const asGuest = (part: readonly CartLine[]) =>
    part.map((line) => {
      const seen = lines.find((one) => isSameLine(one, line));
      return { name: '', priceCents: 0, ...seen, ...line };
    });
  if (kept) return { status: 'kept', lines: asGuest(kept) };
  return { status: 'joined', message: message ?? notLeft(asGuest(cut)) };
}

function notLeft(lines: readonly GuestLine[]): string | undefined {
  const names = listed(
    lines.map(({ name, size }) => withSize(name, size)),
    ';',
  );
  return names ? i18n.t('No longer enough in stock: {names}.', { names }) : undefined;
}

type StoredJoin = { joinId: string; lines: string };

const storedJoin = persisted('hemline.joinId', parseJoin);

/**
 * Idempotency key for adding a guest's lines to a customer's cart. Stays the same until they are
 * added, since a reply may be lost; other lines get a new key, or the server would skip them.
 */
function joinIdFor(cart: readonly CartLine[]): string {
  const lines = JSON.stringify(cart.map(({ itemId, size, quantity }) => [itemId, size, quantity]));
  const known = storedJoin.read();
  if (known?.lines === lines) return known.joinId;
  const joinId = uuid();
  storedJoin.write({ joinId, lines });
  return joinId;
}

/** Call when the lines were added. */
export const removeJoinId = storedJoin.remove;

function parseJoin(value: unknown): StoredJoin | undefined {
  const { joinId, lines } = value as Partial<StoredJoin>;
  const isWhole = typeof joinId === 'string' && /^[\w-]{8,64}$/.test(joinId);
  return isWhole && typeof lines === 'string' ? { joinId, lines } : undefined;
}

type GuestChoices = { favourites: readonly string[]; sizes: MySizes };

/**
 * Adds a guest's favourites and sizes to the account after login; sizes in the account take
 * precedence.
 * @returns the choices to keep in the browser, because the account failed or does not support them
 */
export async function joinGuestChoices(
  client: ApiClient,
  guest: GuestChoices,
): Promise<GuestChoices> {
  if (guest.favourites.length === 0 && Object.keys(guest.sizes).length === 0) return guest;
  const user = await client.send('GET /getuser', {});
  if (!user.ok || !user.data) return guest;
  const [favourites, sizes] = await Promise.all([
    joinFavourites(client, guest.favourites, user.data),
    joinSizes(client, guest.sizes, user.data),
  ]);
  return { favourites, sizes };
}

async function joinFavourites(
  { send }: ApiClient,
  ids: readonly string[],
  { favoriteProducts }: User,
): Promise<string[]> {
  const kept: string[] = [];
  for (const id of ids.filter((id) => !favoriteProducts.includes(id))) {
    const added = await send('POST /addfavorite/:id', { params: { id } });
    // Don't retry products that are removed (404) or unknown (400).
    if (!added.ok && added.error.status !== 404 && added.error.status !== 400) kept.push(id);
  }
  return kept;
}

async function joinSizes(
  { send }: ApiClient,
  sizes: MySizes,
  { mySizes: known }: User,
): Promise<MySizes> {
  if (!known || Object.keys(sizes).length === 0) return sizes;
  const params = await send('GET /envparams', {});
  if (!params.ok) return sizes;
  const { sizeScales } = params.data;
  const onAccount = sizesByScale(known, sizeScales);
  const kept: MySizes = {};
  for (const [key, size] of Object.entries(sizes)) {
    // Either may be saved for a whole category.
    const [scaled = key] = Object.keys(sizesByScale({ [key]: size }, sizeScales));
    if (onAccount[scaled] !== undefined) continue;
    const { category, scale } = ofMySizeKey(scaled);
    const saved = await send('POST /savemysize', { body: { category, scale, size } });
    // Don't retry sizes that the shop does not have (400).
    if (!saved.ok && saved.error.status !== 400) kept[key] = size;
  }
  return kept;
}
