import { object } from 'yup';
import type { SavedAddress, SavedAddressInput } from '../../../contract/schemas/addresses.ts';
import { addressPrompt, addressRule, fullNameRule, phoneRule } from '../../lib/formRules.ts';
import { compactPhone, toInternational } from '../../lib/phone.ts';

/** An address as it is on the screen; without a name or a phone, the account's is meant. */
type AddressValues = { fullName: string; address: string; phone: string; isDefault: boolean };

export const addressSchema = object({
  fullName: fullNameRule(),
  address: addressRule(addressPrompt).required(addressPrompt),
  phone: phoneRule(),
});

export function toAddressValues(saved: SavedAddress | undefined): AddressValues {
  return {
    fullName: saved?.fullName ?? '',
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
  { address, phone, isDefault, ...values }: AddressValues,
  id: string | undefined,
): SavedAddressInput {
  const fullName = values.fullName.trim();
  const compact = compactPhone(phone);
  return {
    ...(id !== undefined && { id }),
    ...(fullName && { fullName }),
    ...{ address: address.trim(), isDefault },
    ...(compact && { phone: compact }),
  };
}
