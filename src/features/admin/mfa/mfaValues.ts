import { object, string } from 'yup';
import { limits, patterns } from '../../../../contract/limits.ts';
import { codeRule } from '../../../lib/formRules.ts';

/** What the new authenticator shows. */
export const verifySchema = object({
  token: codeRule({
    pattern: '^\\d{6}$',
    message: 'Enter the six digits from your authenticator',
  }).required('Token is required'),
});

/** What replacing an authenticator takes. */
export const replaceSchema = object({
  password: string().max(limits.password.max, 'Wrong password.').required('Password is required'),
  token: codeRule({ pattern: patterns.mfaToken, message: 'Invalid MFA token' }).required(
    'Token is required',
  ),
});
