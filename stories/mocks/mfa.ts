import { messages } from '../../contract/messages.ts';
import { admin } from './logins.ts';
import { MockFailure, mockEndpoint, undocumentedReply } from './mockEndpoint.ts';

/** MFA state of a story's admin. */
export type MfaScenario = 'enrolled' | 'notEnrolled' | 'mustEnrol';

/** Codes of the admin's authenticator in order; each is valid once. */
export const authenticatorCodes = [admin.token, '234567', '345678'] as const;

export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `HEM${index}K-LINE${index}`);

/** Secret of the authenticator; the QR code only looks like one. */
export const mfaSecret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qrCodeImage: `data:image/svg+xml,${encodeURIComponent(drawSquares())}`,
};

/** Pseudo-random squares, with the three marks in the corners. */
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

const maxFailedAttempts = 5;

/** Checks an admin's codes, with the state of one story. */
export function mockMfa(scenario: MfaScenario = 'enrolled') {
  let isEnrolled = scenario === 'enrolled';
  let isPending = false;
  const failedAttempts = { active: 0, pending: 0 };
  const used = new Set<string>();

  /** Uses the code up; throws with `status` if it is wrong. */
  function take(typed: string, state: 'active' | 'pending', status: 400 | 401) {
    if (failedAttempts[state] >= maxFailedAttempts) {
      throw new MockFailure(429, 'Too many attempts: try again in 15 minutes.');
    }
    const token = typed.trim().toUpperCase();
    const isCode = authenticatorCodes.some((code) => code === token);
    const isRecovery = state === 'active' && recoveryCodes.includes(token);
    if ((isCode || isRecovery) && !used.has(token)) {
      failedAttempts[state] = 0;
      used.add(token);
      return;
    }
    failedAttempts[state] += 1;
    throw new MockFailure(status, isCode ? messages.usedMfaToken : messages.wrongMfaToken, 'token');
  }

  return {
    isEnrolled: () => isEnrolled,
    mustEnrol: () => scenario === 'mustEnrol' && !isEnrolled,
    begin() {
      isPending = true;
      failedAttempts.pending = 0;
    },
    logIn: (token: string) => take(token, 'active', 401),
    replace: (token: string) => take(token, 'active', 400),
    confirm: (token: string) => take(token, 'active', 400),
    enrol(token: string) {
      if (!isPending) throw new MockFailure(409, messages.mfaNotBegun);
      take(token, 'pending', 400);
      isEnrolled = true;
      isPending = false;
      failedAttempts.active = 0;
    },
  };
}

export type MockMfa = ReturnType<typeof mockMfa>;

/** Enrolment. A spec-only server has no recovery codes. */
export function mfaHandlers(mfa: MockMfa, plain: boolean) {
  return [
    mockEndpoint('GET /mfa/fetch', () => {
      if (!mfa.isEnrolled()) throw new MockFailure(400, messages.mfaNotSetUp);
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /mfa/register', () => {
      if (mfa.isEnrolled()) throw new MockFailure(409, messages.mfaIsSetUp);
      mfa.begin();
      return { reply: mfaSecret };
    }),
    mockEndpoint('POST /mfa/verify', ({ body: { token } }) => {
      mfa.enrol(token);
      return plain ? undocumentedReply : { reply: { success: true, recoveryCodes } };
    }),
    mockEndpoint('POST /mfa/reregister', ({ body: { password, token } }) => {
      if (password !== admin.password) {
        throw new MockFailure(400, messages.wrongPassword, 'password');
      }
      if (!mfa.isEnrolled()) throw new MockFailure(409, messages.mfaNotSetUp);
      mfa.replace(token);
      mfa.begin();
      return { reply: mfaSecret };
    }),
  ];
}
