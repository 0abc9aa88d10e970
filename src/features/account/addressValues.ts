import { object } from 'yup';
import { limits, patterns } from '../../../contract/limits.ts';
import type { SavedAddress, SavedAddressInput } from '../../../contract/schemas/addresses.ts';
import { phoneRule, textRule } from '../../lib/formRules.ts';
import { compactPhone, toInternational } from '../../lib/phone.ts';

/** An address as it is on the screen; without a phone, the account's is meant. */
type AddressValues = { address: string; phone: string; isDefault: boolean };

const prompt = 'Please use "Street, City, Country, Zip"';

export const addressSchema = object({
  address: textRule({
    pattern: patterns.address,
    max: limits.address.max,
    message: prompt,
  }).required(prompt),
  phone: phoneRule({ pattern: patterns.phone, message: 'Invalid phone number' }),
});

export function toAddressValues(saved: SavedAddress | undefined): AddressValues {
  return {
    address: saved?.address ?? '',
    phone: toInternational(saved?.phone),
    isDefault: saved?.isDefault ?? false,
  };
}

/**
 * Values that passed the schema, as the call takes them.
 * @param id of the address that is changed
 */
export function toAddressInput(
  { address, phone, isDefault }: AddressValues,
  id: string | undefined,
): SavedAddressInput {
  const compact = compactPhone(phone);
  return {
    ...(id !== undefined && { id }),
    ...{ address: address.trim(), isDefault },
    ...(compact && { phone: compact }),
  };
}
