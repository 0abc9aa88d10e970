import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { MfaCode, optional, StrictObject, SuccessReply } from './common.ts';

/** Setup data for an authenticator app. */
export const MfaSecret = Type.Object({
  qrCodeImage: Type.String({ description: 'A data URL' }),
  secret: Type.String({ description: 'Base32' }),
});
export type MfaSecret = Static<typeof MfaSecret>;

export const MfaToken = StrictObject({ token: MfaCode });

/** Enrolment is done. */
export const MfaVerified = Type.Object({
  ...SuccessReply.properties,
  recoveryCodes: optional(
    Type.Array(Type.String()),
    'Extension: ten codes for when the authenticator is lost; shown this once',
  ),
});
export type MfaVerified = Static<typeof MfaVerified>;

/** Replacement of the current authenticator. */
export const MfaReplacement = StrictObject({
  password: Type.String({ maxLength: limits.password.max }),
  token: MfaCode,
});
export type MfaReplacement = Static<typeof MfaReplacement>;
