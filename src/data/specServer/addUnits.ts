import type { CartLine } from '../../../contract/schemas/cart.ts';
import type { JoinedCart } from '../answers/readAnswer.ts';
import { ApiError, refusedInBody } from '../apiError.ts';
import type { Call } from '../call.ts';

/**
 * Adds lines to a cart unit by unit. A refused unit cuts the rest of its line. Stops at the first
 * server failure and keeps what was not added.
 */
export async function addUnits(lines: readonly CartLine[], call: Call): Promise<JoinedCart> {
  const cut: CartLine[] = [];
  for (const [index, line] of lines.entries()) {
    const { itemId, size } = line;
    let left = line.quantity;
    try {
      for (; left > 0; left--) await call('POST /addtocart', { body: { itemId, size } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const rest = { ...line, quantity: left };
      if (!isRefusal(error)) return { kept: [...cut, rest, ...lines.slice(index + 1)] };
      cut.push(rest);
    }
  }
  return { cut };
}

/** The unit is unavailable: unknown (400), removed (404), sold out (409) or refused. */
function isRefusal({ status }: ApiError): boolean {
  return [400, 404, 409, refusedInBody].includes(status);
}
