import { limits } from '../limits.ts';
import type { SavedAddress, SavedAddressInput } from '../schemas/addresses.ts';

/** The parts of "Street, City, Country, Zip", as far as they have been written. */
export function splitAddress(address: string): string[] {
  return address.split(',').map((part) => part.trim());
}

/** The country of an address; undefined before it has one. */
export function countryOf(address: string): string | undefined {
  return splitAddress(address)[2] || undefined;
}

/** Whether this is the zip code of the address, however it is spaced. */
export function isZipOf(address: string, typed: string): boolean {
  const digits = (text = '') => text.replace(/\D/g, '');
  const zip = digits(splitAddress(address).at(-1));
  return zip !== '' && digits(typed) === zip;
}

/**
 * A customer's addresses with one more, or with one changed. Nothing is there twice, whoever it is
 * for: without an id an address that is saved already is the one that is meant, and keeps what is not
 * told anew.
 *
 * @param newId what a new one is called
 * @returns `saved`: the one as it is now; or `conflict`: why it can't be, for people. Undefined when there is none of this id.
 */
export function mergeAddress(
  addresses: readonly SavedAddress[],
  { id, ...input }: SavedAddressInput,
  newId: () => string,
): { saved: SavedAddress } | { conflict: string } | undefined {
  const address = input.address.trim();
  const same = addresses.find((one) => one.address === address);
  if (id !== undefined) {
    if (!addresses.some((one) => one.id === id)) return undefined;
    if (same && same.id !== id) return { conflict: 'This address is saved already.' };
    return { saved: { ...input, id, address } };
  }
  if (same)
    return { saved: { ...same, ...input, isDefault: same.isDefault || input.isDefault, address } };
  if (isFull(addresses)) {
    return { conflict: `An account holds ${limits.addresses.max} addresses. Remove one first.` };
  }
  return { saved: { ...input, id: newId(), address } };
}

/** Whether another one can be saved. */
export function isFull(addresses: readonly SavedAddress[]): boolean {
  return addresses.length >= limits.addresses.max;
}
