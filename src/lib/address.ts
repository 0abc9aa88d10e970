import { patterns } from '../../contract/limits.ts';
import { normalZip, splitAddress } from '../../contract/rules/addresses.ts';
import { countryName } from '../../contract/rules/countries.ts';

const parts = ['street', 'city', 'country', 'zip code'] as const;

const zip = new RegExp(patterns.zip);

/**
 * Hint about the missing parts of "Street, City, Country, Zip" (specification A6) while typing; ''
 * for complete or empty addresses. Warns about unknown countries, which are accepted.
 */
export function addressHelp(address: string): string {
  if (address.trim() === '') return '';
  const given = splitAddress(address);
  if (given.length > parts.length)
    return 'Please use only three commas. A flat number goes with the street.';
  if (given.length === 3 && zip.test(normalZip(given[2] ?? '')))
    return 'Still missing: the country, between city and zip code';
  const missing = parts.filter((_, index) => !given[index]);
  if (missing.length > 0) return `Still missing, after a comma: ${missing.join(', ')}`;
  const [, , country = '', code = ''] = given;
  if (!zip.test(normalZip(code))) return 'The zip code has 3 to 10 digits, e.g. 12000 or 1200-109.';
  if (countryName(country)) return '';
  return `We know no country “${country}”. Please check that it comes before the zip code.`;
}
