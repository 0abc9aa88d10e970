import { anna } from './accounts.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import { type MockPeople, tokenOf } from './people.ts';

/** The token of the emailed link that Anna gets: it works once. */
export const resetToken = 'token-of-the-emailed-link';

/** Passwords by email. */
export function passwordHandlers(people: MockPeople, bare: boolean) {
  let isUsed = false;
  return [
    mockEndpoint('POST /forgotpassword', () => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /resetpassword', ({ body: { token, password } }) => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      const account = people.findByEmail(anna.email);
      if (!account || token !== resetToken || isUsed) {
        const message = 'This link has run out or was used already. Ask for a new one.';
        throw new MockFailure(400, message, { token: message });
      }
      isUsed = true;
      people.change(account, { ...account, password });
      people.end(tokenOf(account));
      return { reply: { success: true } };
    }),
  ];
}
