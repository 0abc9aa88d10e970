import { object, string } from 'yup';
import { limits, patterns } from '../../../contract/limits.ts';
import type { LoginRequest, SignupRequest } from '../../../contract/schemas/user.ts';
import {
  addressRule,
  codeRule,
  emailRule,
  lengthRule,
  phoneRule,
  withoutSpaces,
} from '../../lib/formRules.ts';
import { compactPhone } from '../../lib/phone.ts';

export type LoginMode = 'login' | 'signUp';

export const noAccountValues = {
  username: '',
  email: '',
  password: '',
  phone: '',
  address: '',
  token: '',
};

/** Login and Sign Up are one form: what is typed in one is there in the other. */
export type AccountValues = typeof noAccountValues;

const email = emailRule().required('Email is required');

export const passwordPrompt = `Use ${limits.password.min} to ${limits.password.max} characters`;

/** What Login asks for. */
export const loginSchema = object({
  email,
  password: lengthRule({ min: 1, max: limits.password.max }, passwordPrompt).required(
    'Password is required',
  ),
  token: codeRule({ pattern: patterns.mfaToken, message: 'Invalid MFA token' }),
});

/** What Sign Up asks for, in the words of specification T21, T22, T23 and T25. */
export const signUpSchema = object({
  username: string()
    .trim()
    .max(limits.name.max, `Use at most ${limits.name.max} characters`)
    .required('Username is required'),
  email,
  password: lengthRule(limits.password, passwordPrompt).required('Password is required'),
  phone: phoneRule(),
  address: addressRule('Please use "Street Address, City, Country, Zip Code" or remove at all.'),
});

/** Values that passed `loginSchema`, as a request. */
export function toLoginRequest({ email, password, token }: AccountValues): LoginRequest {
  return {
    email: email.trim(),
    password,
    ...(withoutSpaces(token) && { token: withoutSpaces(token) }),
  };
}

/** Values that passed `signUpSchema`, as a request; the phone in digits only. */
export function toSignUpRequest(values: AccountValues): Omit<SignupRequest, 'cartItems'> {
  const phone = compactPhone(values.phone).replace('+', '');
  const address = values.address.trim();
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    password: values.password,
    ...(phone && { phone }),
    ...(address && { address }),
  };
}
