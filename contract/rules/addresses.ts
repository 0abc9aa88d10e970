import { i18n } from '../i18n.ts';
import { limits, patterns } from '../limits.ts';
import type { SavedAddress, SavedAddressInput } from '../schemas/addresses.ts';
import { zipForm } from './zipCodes.ts';

/** Parts of "Street, City, Country, Zip", as far as they were entered. */
export function splitAddress(address: string): string[] {
  return withCommas(address)
    .split(',')
    .map((part) => part.trim());
}

/** Arabic keyboards have a comma of their own, which the specification's pattern refuses. */
function withCommas(address: string): string {
  return address.replaceAll('،', ',');
}

/** Country of an address; undefined until it is entered. */
export function countryOf(address: string): string | undefined {
  return splitAddress(address)[2] || undefined;
}

/** Digit groups whose gap replaces a dash, as in Portugal, Brazil, Japan and the USA. */
const dashedGap = /^(\d{4} \d{3}|\d{5} \d{3,4}|\d{3} \d{4})$/;

/**
 * Country prefixes that are printed before a zip code; elsewhere such letters are part of the code.
 */
const countryLetters =
  /^(A|AT|AZ|B|BE|BG|CH|CY|CZ|D|DE|DK|E|EE|ES|F|FI|FIN|FL|FR|GR|H|HR|HU|I|IT|L|LI|LT|LU|LV|MC|MD|N|NO|P|PL|PT|RO|S|SE|SI|SK|SM|UA|CP|SV)[- ](?=\d)/i;

const wholeZip = new RegExp(patterns.zip);

/**
 * Zip code in the specification's form: without the country's letters before it (`LT-04340`), its gap
 * closed (`114 55`) or as a dash (`1200 109`), and without the dash of Poland (`00-950`) and Iran.
 * Codes of a country's own form are in capitals (`SW1A 1AA`), others are only trimmed.
 */
export function normalZip(typed: string, country = ''): string {
  const zip = typed
    .trim()
    .replace(/\s*[-‐‑–—]\s*/g, '-')
    .replace(/\s+/g, ' ')
    .replace(countryLetters, '');
  const dashed = dashedGap.test(zip) ? zip.replace(' ', '-') : zip.replaceAll(' ', '');
  const zipCode = /^(\d{2}-\d{3}|\d{5}-\d{5})$/.test(dashed) ? dashed.replace('-', '') : dashed;
  if (wholeZip.test(zipCode)) return zipCode;
  const own = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  return zipForm(country)?.own?.test(own) ? own : typed.trim();
}

/**
 * Trims an address, and writes its commas as `,` and its zip code as `normalZip` does; without one,
 * no comma is left after the country.
 */
export function normalAddress(typed: string): string {
  const plain = withCommas(typed.trim());
  const [, before = '', zip = ''] = /^((?:[^,]*,){3}\s*)([^,]*)$/.exec(plain) ?? [];
  const country = countryOf(before) ?? '';
  if (before && !zip && zipForm(country)?.example === '') return before.replace(/\s*,\s*$/, '');
  return before ? before + normalZip(zip, country) : plain;
}

/**
 * Compares a typed zip code with that of the address; spacing is ignored. The city proves an address
 * without a code.
 */
export function isZipOf(address: string, typed: string): boolean {
  const [, city = '', , zip] = splitAddress(address);
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const proof = plain(zip ?? city);
  const given = /^\d+$/.test(proof) ? typed.replace(/\D/g, '') : plain(typed);
  return proof !== '' && given === proof;
}

/**
 * Adds or changes one of a customer's addresses. Nothing is saved twice, regardless of the recipient:
 * without an id, an equal saved address is updated, and its absent fields are kept.
 * @param newId id of a new address
 * @returns `saved`: the current address; or `conflict`: a human-readable reason. Undefined if there
 * is no address with this id.
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
    if (same && same.id !== id) return { conflict: i18n.t('This address is saved already.') };
    return { saved: { ...input, id, address } };
  }
  if (same)
    return { saved: { ...same, ...input, isDefault: same.isDefault || input.isDefault, address } };
  if (isFull(addresses)) {
    const { max } = limits.addresses;
    return { conflict: i18n.t('An account holds {max} addresses. Remove one first.', { max }) };
  }
  return { saved: { ...input, id: newId(), address } };
}

export function isFull(addresses: readonly SavedAddress[]): boolean {
  return addresses.length >= limits.addresses.max;
}
