import { admin } from './accounts.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

/** How the admin of a story stands with MFA. */
export type MfaScenario = 'enrolled' | 'notEnrolled';

/** What the admin's authenticator shows, one after the other; the server takes each once. */
export const authenticatorCodes = [admin.token, '234567', '345678'] as const;

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `HEM${index}K-LINE${index}`);

/** What the authenticator is set up with; the QR code only looks like one. */
export const mfaSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qrCodeImage: `data:image/svg+xml,${encodeURIComponent(drawSquares())}`,
};

/** Squares in a fixed disorder, with the three marks in the corners. */
function drawSquares(): string {
  const isMark = (x: number, y: number) => {
    const [dx, dy] = [Math.abs(x - 3), Math.abs(y - 3)];
    return Math.max(dx, dy) !== 2 && Math.max(dx, dy) < 4;
  };
  const isDark = (x: number, y: number) => {
    if (x < 8 && y < 8) return isMark(x, y);
    if (x > 12 && y < 8) return isMark(20 - x, y);
    if (x < 8 && y > 12) return isMark(x, 20 - y);
    return (x * 7 + y * 13 + x * y) % 5 < 2;
  };
  const cells = Array.from({ length: 21 * 21 }, (_, index) => [index % 21, Math.floor(index / 21)]);
  const dark = cells
    .filter(([x = 0, y = 0]) => isDark(x, y))
    .map(([x = 0, y = 0]) => `M${x + 2} ${y + 2}h1v1h-1z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25" shape-rendering="crispEdges"><path fill="white" d="M0 0h25v25H0z"/><path d="${dark.join('')}"/></svg>`;
}

const mostMistakes = 5;

/** The check of an admin's codes, as one story's calls change it. */
export function mockMfa(scenario: MfaScenario = 'enrolled') {
  let isEnrolled = scenario === 'enrolled';
  let isPending = false;
  let mistakes = 0;
  const used = new Set<string>();

  return {
    isEnrolled: () => isEnrolled,
    isPending: () => isPending,
    begin() {
      isPending = true;
    },
    enrol() {
      isEnrolled = true;
      isPending = false;
    },
    /** Uses the code up, or says with `status` what is wrong with it. */
    take(typed: string, status: 400 | 401) {
      const token = typed.trim().toUpperCase();
      if (mistakes >= mostMistakes) {
        throw new MockFailure(429, 'Too many attempts: try again in 15 minutes.');
      }
      const isRight = [...authenticatorCodes, ...recoveryCodes].includes(token);
      if (isRight && !used.has(token)) {
        mistakes = 0;
        used.add(token);
        return;
      }
      mistakes += 1;
      const message = isRight
        ? 'This MFA token was used already. Wait for the next one.'
        : 'Wrong MFA token.';
      throw new MockFailure(status, message, { token: message });
    },
  };
}

export type MockMfa = ReturnType<typeof mockMfa>;

/** Enrolment. A bare server answers the specification's calls, and knows no recovery codes. */
export function mfaHandlers(mfa: MockMfa, bare: boolean) {
  return [
    mockEndpoint('GET /mfa/fetch', () => {
      if (!mfa.isEnrolled()) throw new MockFailure(400, 'MFA is not set up.');
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /mfa/register', () => {
      if (mfa.isEnrolled()) throw new MockFailure(409, 'MFA is set up already.');
      mfa.begin();
      return { reply: mfaSecret };
    }),
    mockEndpoint('POST /mfa/verify', ({ body: { token } }) => {
      if (!mfa.isPending()) throw new MockFailure(409, 'Begin with Add MFA.');
      mfa.take(token, 400);
      mfa.enrol();
      return { reply: { success: true, ...(!bare && { recoveryCodes }) } };
    }),
    mockEndpoint('POST /mfa/reregister', ({ body: { password, token } }) => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      if (password !== admin.password) {
        const message = 'Wrong password.';
        throw new MockFailure(400, message, { password: message });
      }
      mfa.take(token, 400);
      mfa.begin();
      return { reply: mfaSecret };
    }),
  ];
}
