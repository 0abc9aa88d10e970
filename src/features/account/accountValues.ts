import { object, string } from 'yup';
import { i18n } from '../../../contract/i18n.ts';
import { limits, patterns } from '../../../contract/limits.ts';
import { normalAddress } from '../../../contract/rules/addresses.ts';
import type {
  LoginRequest,
  SignupRequest,
  User,
  UserChange,
} from '../../../contract/schemas/user.ts';
import { toE164 } from '../../lib/e164.ts';
import {
  addressRule,
  codeRule,
  emailRule,
  lengthRule,
  phoneRule,
  withoutSpaces,
} from '../../lib/formRules.ts';
import { toInternational } from '../../lib/phone.ts';

export type LoginMode = 'login' | 'signUp';

export const emptyAccountValues = {
  username: '',
  email: '',
  password: '',
  phone: '',
  address: '',
  token: '',
  newsletter: false,
};

export type AccountValues = typeof emptyAccountValues;

const email = emailRule().required(() => i18n.t('Email is required'));

function passwordPrompt(): string {
  const { min, max } = limits.password;
  return i18n.t('Use {min} to {max} characters', { min, max });
}

export const loginSchema = object({
  email,
  password: lengthRule({ min: 1, max: limits.password.max }, passwordPrompt).required(() =>
    i18n.t('Password is required'),
  ),
  token: codeRule({ pattern: patterns.mfaToken, message: () => i18n.t('Invalid MFA token') }),
});

/** Validates Sign Up, with the texts of specification T21, T22, T23 and T25. */
export const signUpSchema = object({
  username: string()
    .trim()
    .max(limits.name.max, ({ max }) => i18n.t('Use at most {max} characters', { max }))
    .required(() => i18n.t('Username is required')),
  email,
  password: lengthRule(limits.password, passwordPrompt).required(() =>
    i18n.t('Password is required'),
  ),
  phone: phoneRule(),
  address: addressRule(() =>
    i18n.t('Please use "Street Address, City, Country, Zip Code" or remove at all.'),
  ),
});

export function toLoginRequest({ email, password, token }: AccountValues): LoginRequest {
  return {
    email: email.trim(),
    password,
    ...(withoutSpaces(token) && { token: withoutSpaces(token) }),
  };
}

/** Converts values valid by `signUpSchema` to a request, with the phone number in digits only. */
export function toSignUpRequest(values: AccountValues): Omit<SignupRequest, 'cartItems'> {
  const phone = toE164(values.phone).replace('+', '');
  const address = normalAddress(values.address);
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    password: values.password,
    ...(phone && { phone }),
    ...(address && { address }),
  };
}

/** Form values of the profile; an empty password means no change. */
export type ProfileValues = {
  username: string;
  email: string;
  phone: string;
  address: string;
  password: string;
  /** Proofs, if the server requires them for a new email or password. */
  currentPassword: string;
  token: string;
};

/** Proofs that the server may require before it changes an email or a password. */
export const confirmations = ['currentPassword', 'token'] as const;
export type Confirmation = (typeof confirmations)[number];

/** Like `signUpSchema`, but with another message for the address (specification T24). */
export const profileSchema = signUpSchema.pick(['username', 'email', 'phone']).shape({
  address: addressRule(() =>
    i18n.t('Please enter "Street Address, City, Country, Zip Code" or remove at all.'),
  ),
  password: lengthRule(limits.password, passwordPrompt),
  token: loginSchema.fields.token,
});

type Profile = Pick<User, 'name' | 'email' | 'phone' | 'address'>;

export function toProfileValues({ name, email, phone, address = '' }: Profile): ProfileValues {
  const unasked = { password: '', currentPassword: '', token: '' };
  return { username: name, email, phone: toInternational(phone), address, ...unasked };
}

/** Converts values valid by `profileSchema` to a request; omitted fields are removed. */
export function toUserChange(values: ProfileValues): UserChange {
  const phone = toE164(values.phone);
  const address = normalAddress(values.address);
  const token = withoutSpaces(values.token);
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    ...(phone && { phone }),
    ...(address && { address }),
    ...(values.password && { password: values.password }),
    ...(values.currentPassword && { currentPassword: values.currentPassword }),
    ...(token && { token }),
  };
}
