import { v4 as uuid } from 'uuid';
import type { CartLine } from '../../contract/schemas/cart.ts';
import type { MySizes } from '../../contract/schemas/mySizes.ts';
import type { Category } from '../../contract/schemas/product.ts';
import type { User } from '../../contract/schemas/user.ts';
import { type GuestLine, isSameLine, toCartItems } from '../lib/guestCart.ts';
import type { ApiClient } from './http.ts';
import { persisted } from './persisted.ts';

/** `joined` with what the shop had to change, for people; or the `lines` kept for the next login. */
export type JoinOutcome =
  | { status: 'joined'; message: string | undefined }
  | { status: 'kept'; lines: readonly GuestLine[] };

/** Adds a guest's lines to the cart of a customer who has just logged in. */
export async function joinGuestCart(
  client: ApiClient,
  lines: readonly GuestLine[],
): Promise<JoinOutcome> {
  if (lines.length === 0) return { status: 'joined', message: undefined };
  const cartItems = toCartItems(lines);
  // The same id at each try: a server whose answer was lost adds nothing twice.
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
  const names = lines.map(({ name, size }) => `${name}, size ${size}`).join('; ');
  return names ? `No longer enough in stock: ${names}.` : undefined;
}

type StoredJoin = { joinId: string; lines: string };

const storedJoin = persisted('hemline.joinId', parseJoin);

/**
 * The idempotency key for adding a guest's lines to a customer's cart. It stays the same until they
 * are added, as the answer to an earlier try may have been lost; other lines get a new one, or the
 * server would take them for lines that it has added.
 */
function joinIdFor(cart: readonly CartLine[]): string {
  const lines = JSON.stringify(cart.map(({ itemId, size, quantity }) => [itemId, size, quantity]));
  const known = storedJoin.read();
  if (known?.lines === lines) return known.joinId;
  const joinId = uuid();
  storedJoin.write({ joinId, lines });
  return joinId;
}

/** For when the lines have joined. */
export const forgetJoinId = storedJoin.remove;

function parseJoin(value: unknown): StoredJoin | undefined {
  const { joinId, lines } = value as Partial<StoredJoin>;
  const isWhole = typeof joinId === 'string' && /^[\w-]{8,64}$/.test(joinId);
  return isWhole && typeof lines === 'string' ? { joinId, lines } : undefined;
}

/** What a guest chose, as this browser keeps it. */
type GuestChoices = { favourites: readonly string[]; sizes: MySizes };

/**
 * Adds a guest's favourites and sizes to the account of a customer who has just logged in; a size
 * that the account knows already stays as it is there.
 * @returns what the browser has to keep, since the account keeps no such thing or could not be told
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
    // A product that is gone (404) or never was (400) is of no use another time either.
    if (!added.ok && added.error.status !== 404 && added.error.status !== 400) kept.push(id);
  }
  return kept;
}

async function joinSizes(
  { send }: ApiClient,
  sizes: MySizes,
  { mySizes: known }: User,
): Promise<MySizes> {
  if (!known) return sizes;
  const told = Object.entries(sizes) as [Category, string][];
  const kept: MySizes = {};
  for (const [category, size] of told.filter(([category]) => known[category] === undefined)) {
    const saved = await send('POST /savemysize', { body: { category, size } });
    // What the shop does not have (400) is of no use another time either.
    if (!saved.ok && saved.error.status !== 400) kept[category] = size;
  }
  return kept;
}
