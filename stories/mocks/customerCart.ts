import { messages } from '../../contract/messages.ts';
import { leftOut } from '../../contract/rules/cartLines.ts';
import { addUnit, goneLines, joinLines, removeUnit, toItems } from './cartRules.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

const heldUntil = '2099-05-01T14:30:00.000Z';

/** One cart, shared by all users who log in. */
export function customerCartHandlers(state: ShopState) {
  const joined = new Set<string>();
  const everything = () => {
    const removed = goneLines(state);
    const told = !state.plain &&
      removed.length > 0 && { removed, message: leftOut(removed.length) };
    return { success: true, cartData: toItems(state), ...told, ...held() };
  };
  /** Reserved for longer than a story takes. */
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
