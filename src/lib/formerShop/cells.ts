import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { limits, patterns } from '../../../contract/limits.ts';
import { normalAddress } from '../../../contract/rules/addresses.ts';
import { countryCodes, countryName } from '../../../contract/rules/countries.ts';
import { isAddress } from '../../../contract/rules/zipCodes.ts';
import type { CsvRow } from '../csv/csv.ts';
import type { FormerRole } from './columns.ts';

/** An entry that can be sent, with its rows. */
export type FormerEntry<T> = { value: T; rows: readonly CsvRow[] };

/** A row that is not imported, or not completely, with the reasons. */
export type FormerProblem = { row: CsvRow; problems: string[] };

/** Reads an entry's cells by column role. */
export type CellReader = {
  /** First text of the rows, trimmed. */
  get: (role: FormerRole) => string;
  all: (role: FormerRole) => string[];
};

/** Text without the apostrophe that Shopify puts before signs and digits; `'s-Hertogenbosch` stays. */
export function cellText(cell = ''): string {
  return cell.trim().replace(/^'(?![a-z][- ])/, '');
}

export function cellReader(roles: readonly FormerRole[]) {
  const indexes = new Map<FormerRole, number[]>();
  roles.forEach((role, index) => {
    indexes.set(role, [...(indexes.get(role) ?? []), index]);
  });
  return (rows: readonly CsvRow[]): CellReader => {
    const all = (role: FormerRole) =>
      rows.flatMap(({ cells }) =>
        (indexes.get(role) ?? []).flatMap((index) => cellText(cells[index]) || []),
      );
    return { all, get: (role) => all(role)[0] ?? '' };
  };
}

const email = new RegExp(patterns.email);

export function isEmail(text: string): boolean {
  return email.test(text) && text.length <= limits.email.max;
}

type PersonCells = { name: string; phone: string; address: string; country: string };

/** Name, phone and address of a recipient; of the bill if the parcel has no address. */
export function readPerson({ get }: CellReader): PersonCells {
  const isBill = get('street') === '' && get('city') === '';
  const of = (role: 'name' | 'firstName' | 'lastName' | AddressRole | 'phone') => {
    const bill = get(`billing ${role}`);
    return isBill ? bill || get(role) : get(role) || (role in addressRoles ? '' : bill);
  };
  const written = of('country');
  const country = countryName(written) ?? written;
  const region = of('region');
  // A short code, such as “OR”, is part of the place; a longer name is not.
  const city = [of('city'), /^[A-Z]{2,3}$/.test(region) && region].filter(Boolean).join(' ');
  const street = [of('street'), of('street2')].filter(Boolean).join(' ');
  const parts = [street, city, country, of('zip')].map((part) =>
    part.replace(/\s*[,\n]+\s*/g, ' ').trim(),
  );
  return {
    name: [of('firstName'), of('lastName')].filter(Boolean).join(' ') || of('name'),
    phone: of('phone'),
    address: parts.some(Boolean) ? parts.join(', ').replace(/, $/, '') : '',
    country,
  };
}

const addressRoles = { street: 1, street2: 1, city: 1, region: 1, zip: 1, country: 1 };
type AddressRole = keyof typeof addressRoles;

/** Address in this shop's form; undefined if it is invalid in its country. */
export function ownAddress(address: string): string | undefined {
  const normal = normalAddress(address);
  return isAddress(normal) && normal.length <= limits.address.max ? normal : undefined;
}

/** Number in international form; undefined if it is invalid in its country. */
export function ownPhone(phone: string, country: string): string | undefined {
  const text = phone.replace(/^00/, '+');
  const [code] = countryCodes([country]);
  const parsed = parsePhoneNumberFromString(text, code as 'PT' | undefined);
  if (!parsed?.isPossible()) return undefined;
  return new RegExp(patterns.phone).test(parsed.number) ? parsed.number : undefined;
}
