import { messages } from '../../contract/messages.ts';
import { leftOut } from '../../contract/rules/cartLines.ts';
import { addUnit, goneLines, joinLines, removeUnit, toItems } from './cartRules.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

const heldUntil = '2099-05-01T14:30:00.000Z';

/** The one cart, for any user who logs in. */
export function customerCartHandlers(state: ShopState) {
  const joined = new Set<string>();
  const everything = () => {
    const removed = goneLines(state);
    const told = !state.plain &&
      removed.length > 0 && { removed, message: leftOut(removed.length) };
    return { success: true, cartData: toItems(state), ...told, ...held() };
  };
  /** The story's server keeps what is in the cart, for longer than any story takes. */
  const held = () => !state.plain && toItems(state).length > 0 && { heldUntil };

  return [
    mockEndpoint('GET /getcart', () => ({ reply: everything() })),
    mockEndpoint('POST /addtocart', ({ body }) => {
      addUnit(state, body);
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /removefromcart', ({ body }) => {
      removeUnit(state, body);
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /cleancart', () => {
      state.lines.splice(0);
      return { reply: { success: true, message: messages.cartEmptied } };
    }),
    mockEndpoint('POST /joincart', ({ body: { joinId, cartItems } }) => {
      const added = joined.has(joinId) ? {} : joinLines(state, cartItems);
      joined.add(joinId);
      return { reply: { success: true, cartData: toItems(state), ...added, ...held() } };
    }),
  ];
}
