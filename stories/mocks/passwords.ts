import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

/** The token of an emailed link that works, once. */
export const resetToken = 'token-of-the-emailed-link';

/** Passwords by email. */
export function passwordHandlers(bare: boolean) {
  let isUsed = false;
  return [
    mockEndpoint('POST /forgotpassword', () => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /resetpassword', ({ body: { token } }) => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      if (token !== resetToken || isUsed) {
        const message = 'This link has run out or was used already. Ask for a new one.';
        throw new MockFailure(400, message, { token: message });
      }
      isUsed = true;
      return { reply: { success: true } };
    }),
  ];
}
