import { v4 as uuid } from 'uuid';
import type { GuestLine } from '../lib/guestCart.ts';
import { type ApiClient, ApiError } from './http.ts';

/** `joined` with what the shop had to change, for people; or `kept` for the next login. */
export type JoinOutcome = { status: 'joined'; message: string | undefined } | { status: 'kept' };

/** Adds a guest's lines to the cart of a customer who has just logged in. */
export async function joinGuestCart(
  client: ApiClient,
  lines: readonly GuestLine[],
): Promise<JoinOutcome> {
  if (lines.length === 0) return { status: 'joined', message: undefined };
  const cartItems = lines.map(({ itemId, size, quantity }) => ({ itemId, size, quantity }));
  // The same id each time: a server that took the lines but was not heard adds nothing again.
  const joinId = uuid();
  const join = () => client.call('POST /joincart', { body: { joinId, cartItems } });
  try {
    const { message } = await join().catch(again(join));
    return { status: 'joined', message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? addPieces(client, lines) : { status: 'kept' };
  }
}

function again<T>(ask: () => Promise<T>) {
  return (error: unknown) => {
    if (error instanceof ApiError && error.status === 0) return ask();
    throw error;
  };
}

/** For a server that only adds piece by piece: a refused piece leaves out the rest of its line. */
async function addPieces({ call }: ApiClient, lines: readonly GuestLine[]): Promise<JoinOutcome> {
  const cut: string[] = [];
  for (const { itemId, size, quantity, name } of lines) {
    try {
      for (let left = quantity; left > 0; left--) {
        await call('POST /addtocart', { body: { itemId, size } });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      cut.push(`${name}, size ${size}`);
    }
  }
  const message = cut.length > 0 ? `Not everything is left of: ${cut.join('; ')}.` : undefined;
  return { status: 'joined', message };
}
