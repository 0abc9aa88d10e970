import { messages } from '../../contract/messages.ts';
import { anna } from './logins.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';
import { type MockUsers, tokenOf } from './users.ts';

/** Token of Anna's emailed link, valid once. */
export const resetToken = 'token-of-the-emailed-link';

/** Password reset by email. */
export function passwordHandlers(users: MockUsers, { orders }: ShopState) {
  let isUsed = false;
  return [
    mockEndpoint('POST /forgotpassword', () => ({
      reply: { success: true, message: messages.resetLinkSent },
    })),
    mockEndpoint('POST /resetpassword', ({ body: { token, password } }) => {
      const account = users.findByEmail(anna.email);
      if (!account || token !== resetToken || isUsed) {
        throw new MockFailure(400, messages.resetLinkExpired, 'token');
      }
      isUsed = true;
      const { phone: _, address: __, ...rest } = account;
      // Before this proof, anyone could have signed up with this email.
      const known = orders.length === 0 ? { ...rest, savedAddresses: [] } : account;
      users.change(account, { ...known, password });
      users.end(tokenOf(account));
      return { reply: { success: true, message: messages.passwordSet } };
    }),
  ];
}
