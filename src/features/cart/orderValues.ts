import { object } from 'yup';
import { limits, patterns } from '../../../contract/limits.ts';
import type { OrderContact } from '../../../contract/schemas/order.ts';
import { phoneRule, textRule } from '../../lib/formRules.ts';
import { compactPhone } from '../../lib/phone.ts';

/** The order form as it is on the screen. */
export type OrderValues = { email: string; phone: string; address: string };

export const noOrderValues: OrderValues = { email: '', phone: '', address: '' };

const addressPrompt = 'Please use "Street, City, Country, Zip"';

/** What each field must be like, in the words of spec section 5. */
export const orderSchema = object({
  email: textRule({
    pattern: patterns.email,
    max: limits.email.max,
    message: 'Invalid email address',
  }).required('Email is required'),
  phone: phoneRule({ pattern: patterns.phone, message: 'Invalid phone number' }).required(
    'Invalid phone number',
  ),
  address: textRule({
    pattern: patterns.address,
    max: limits.address.max,
    message: addressPrompt,
  }).required(addressPrompt),
});

/** Values that passed the schema, as the order's calls take them. */
export function toOrderContact({ email, phone, address }: OrderValues): OrderContact {
  return { email: email.trim(), phone: compactPhone(phone), address: address.trim() };
}
