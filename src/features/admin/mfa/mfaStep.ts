import type { MfaSecret } from '../../../../contract/schemas/mfa.ts';

/** Where an admin stands (specification M1 and M2): add, QR code and secret, verify, done. */
export type MfaStep =
  | { name: 'notEnrolled' }
  | { name: 'secret' | 'verify'; secret: MfaSecret }
  | { name: 'recoveryCodes'; codes: string[] }
  | { name: 'enrolled' }
  | { name: 'replace' }
  /** The server knows nothing of MFA. */
  | { name: 'unavailable' };
