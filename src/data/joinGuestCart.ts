import type { GuestLine } from '../lib/guestCart.ts';
import { joinIdFor } from './guestJoinId.ts';
import { type ApiClient, ApiError, refusedInBody } from './http.ts';
import { isMissingCall } from './isMissingCall.ts';

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
  const cartItems = lines.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }));
  // The same id each time: a server that took the lines but was not heard adds nothing again.
  const joinId = joinIdFor(lines);
  const join = () => client.call('POST /joincart', { body: { joinId, cartItems } });
  try {
    const { message } = await join().catch(again(join));
    return { status: 'joined', message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isMissingCall(error) ? addPieces(client, lines) : { status: 'kept', lines };
  }
}

function again<T>(ask: () => Promise<T>) {
  return (error: unknown) => {
    if (error instanceof ApiError && error.status === 0) return ask();
    throw error;
  };
}

/**
 * For a server that only adds piece by piece: a refused piece leaves out the rest of its line. A
 * server that is of no help now is not asked on: what it has not taken is kept.
 */
async function addPieces({ call }: ApiClient, lines: readonly GuestLine[]): Promise<JoinOutcome> {
  const cut: GuestLine[] = [];
  for (const [index, line] of lines.entries()) {
    const { itemId, size } = line;
    let left = line.quantity;
    try {
      for (; left > 0; left--) await call('POST /addtocart', { body: { itemId, size } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const rest = { ...line, quantity: left };
      if (!isRefusal(error)) {
        return { status: 'kept', lines: [...cut, rest, ...lines.slice(index + 1)] };
      }
      cut.push(rest);
    }
  }
  const names = cut.map(({ name, size }) => `${name}, size ${size}`).join('; ');
  return { status: 'joined', message: names ? `Not everything is left of: ${names}.` : undefined };
}

/** The piece can't be had: it never was (400), is gone (404), sold out (409), or just refused. */
function isRefusal({ status }: ApiError): boolean {
  return [400, 404, 409, refusedInBody].includes(status);
}
