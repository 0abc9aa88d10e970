import { limits } from '../../../contract/limits.ts';
import type { User, UserChange } from '../../../contract/schemas/user.ts';
import { addressRule, lengthRule, withoutSpaces } from '../../lib/formRules.ts';
import { compactPhone, toInternational } from '../../lib/phone.ts';
import { loginSchema, passwordPrompt, signUpSchema } from './accountValues.ts';

/** The details as they are on the screen; an empty password stays as it is. */
export type ProfileValues = {
  username: string;
  email: string;
  phone: string;
  address: string;
  password: string;
  /** Asked for by the server where a new email or password needs them. */
  currentPassword: string;
  token: string;
};

/** What the server may ask for before it changes an email or a password. */
export const confirmations = ['currentPassword', 'token'] as const;
export type Confirmation = (typeof confirmations)[number];

/** As at sign-up, but for the words at the address (specification T24). */
export const profileSchema = signUpSchema.pick(['username', 'email', 'phone']).shape({
  address: addressRule('Please enter "Street Address, City, Country, Zip Code" or remove at all.'),
  password: lengthRule(limits.password, passwordPrompt),
  token: loginSchema.fields.token,
});

type Profile = Pick<User, 'name' | 'email' | 'phone' | 'address'>;

export function toProfileValues({ name, email, phone, address = '' }: Profile): ProfileValues {
  const unasked = { password: '', currentPassword: '', token: '' };
  return { username: name, email, phone: toInternational(phone), address, ...unasked };
}

/** Values that passed `profileSchema`, as the call takes them: what is left out is removed. */
export function toUserChange(values: ProfileValues): UserChange {
  const phone = compactPhone(values.phone);
  const address = values.address.trim();
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
