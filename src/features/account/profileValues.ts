import { limits, patterns } from '../../../contract/limits.ts';
import type { User, UserChange } from '../../../contract/schemas/user.ts';
import { lengthRule, textRule } from '../../lib/formRules.ts';
import { compactPhone } from '../../lib/phone.ts';
import { passwordPrompt, signUpSchema } from './accountValues.ts';

/** The details as they are on the screen; an empty password stays as it is. */
export type ProfileValues = {
  username: string;
  email: string;
  phone: string;
  address: string;
  password: string;
};

/** As at sign-up, in the words of spec section 5 for the account. */
export const profileSchema = signUpSchema.pick(['username', 'email', 'phone']).shape({
  address: textRule({
    pattern: patterns.address,
    max: limits.address.max,
    message: 'Please enter "Street Address, City, Country, Zip Code" or remove at all.',
  }),
  password: lengthRule(limits.password, passwordPrompt),
});

type Profile = Pick<User, 'name' | 'email' | 'phone' | 'address'>;

export function toProfileValues({ name, email, phone, address = '' }: Profile): ProfileValues {
  return { username: name, email, phone: withPlus(phone), address, password: '' };
}

/** Values that passed `profileSchema`, as the call takes them: what is left out is removed. */
export function toUserChange(values: ProfileValues): UserChange {
  const phone = compactPhone(values.phone);
  const address = values.address.trim();
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    ...(phone && { phone }),
    ...(address && { address }),
    ...(values.password && { password: values.password }),
  };
}

/** Sign-up keeps the digits only, calling code first; the phone field wants the plus before it. */
function withPlus(phone = ''): string {
  return phone && `+${phone.replace('+', '')}`;
}
