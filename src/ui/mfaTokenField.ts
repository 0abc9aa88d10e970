/** The `FormTextField` for a code of an authenticator, or a recovery code in its place. */
export const mfaTokenField = {
  name: 'token',
  label: 'MFA token',
  hint: 'The six digits from your authenticator, or a recovery code',
  autoComplete: 'one-time-code',
  required: true,
} as const;
