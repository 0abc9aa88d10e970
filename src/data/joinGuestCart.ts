import type { CartLine } from '../../contract/schemas/cart.ts';
import { type GuestLine, isSameLine, toCartItems } from '../lib/guestCart.ts';
import { joinIdFor } from './guestJoinId.ts';
import type { ApiClient } from './http.ts';

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
  // The same id each time: a server that took the lines but was not heard adds nothing again.
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
