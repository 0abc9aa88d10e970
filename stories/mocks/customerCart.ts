import { addUnit, goneLines, joinLines, removeUnit, toItems } from './cartRules.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

const heldUntil = '2099-05-01T14:30:00.000Z';

/** The one cart, for any user who logs in. */
export function customerCartHandlers(state: ShopState) {
  const joined = new Set<string>();
  const everything = () => {
    const removed = goneLines(state);
    const isTold = !state.plain && removed.length > 0;
    return { success: true, cartData: toItems(state), ...(isTold && { removed }), ...held() };
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
      return { reply: { success: true, message: 'Your cart is empty.' } };
    }),
    mockEndpoint('POST /joincart', ({ body: { joinId, cartItems } }) => {
      const added = joined.has(joinId) ? {} : joinLines(state, cartItems);
      joined.add(joinId);
      return { reply: { success: true, cartData: toItems(state), ...added, ...held() } };
    }),
  ];
}
