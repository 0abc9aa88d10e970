/** What an authenticator is set up with: a picture (data URL) or a text (base32). */
export type MfaSecret = { qrCodeImage: string; secret: string };

/** Where an admin stands (specification M1 and M2): add, QR code and secret, verify, done. */
export type MfaStep =
  | { name: 'notEnrolled' }
  | { name: 'secret' | 'verify'; secret: MfaSecret }
  | { name: 'recoveryCodes'; codes: string[] }
  | { name: 'enrolled' }
  | { name: 'replace' }
  /** The server knows nothing of MFA. */
  | { name: 'unavailable' };
