import { i18n } from '../../contract/i18n.ts';
import { patterns } from '../../contract/limits.ts';
import { normalAddress, normalZip, splitAddress } from '../../contract/rules/addresses.ts';
import { listed } from '../../contract/rules/beside.ts';
import { countryName } from '../../contract/rules/countries.ts';
import { isAddress, zipForm } from '../../contract/rules/zipCodes.ts';

const parts = [
  /*i18n*/ 'street',
  /*i18n*/ 'city',
  /*i18n*/ 'country',
  /*i18n*/ 'zip code',
] as const;

const zip = new RegExp(patterns.zip);

/**
 * Hint about the missing parts of "Street, City, Country, Zip" (specification A6) while typing; ''
 * for complete or empty addresses. Warns about unknown countries, which are accepted.
 * @param ownForms true if the server accepts each country's own form of zip codes
 */
export function addressHelp(address: string, ownForms = false): string {
  if (address.trim() === '') return '';
  if (ownForms && isAddress(normalAddress(address))) return unknownCountry(address);
  const given = splitAddress(address);
  if (given.length > parts.length)
    return i18n.t('Please use only three commas. A flat number goes with the street.');
  if (given.length === 3 && zip.test(normalZip(given[2] ?? '')))
    return i18n.t('Still missing: the country, between city and zip code');
  const missing = parts.filter((_, index) => !given[index]);
  const [, , country = '', code = ''] = given;
  if (missing.length > 0) {
    const last = missing.join(', ') === 'zip code' ? missingZip(country, ownForms) : undefined;
    const names = listed(missing.map((part) => i18n.t(part)));
    return last ?? i18n.t('Still missing, after a comma: {parts}', { parts: names });
  }
  if (zip.test(normalZip(code))) return unknownCountry(address);
  const { example = '', own } = zipForm(country) ?? {};
  if (own && ownForms && example)
    return i18n.t('{country}: the zip code looks like {example}.', { country, example });
  const examples = example && !own ? example : i18n.t('12000 or 1200-109');
  return i18n.t('The zip code has 3 to 10 digits, e.g. {examples}.', { examples });
}

/** Hint for an address that lacks only its zip code; undefined if nothing is known of the country. */
function missingZip(country: string, ownForms: boolean): string | undefined {
  const form = zipForm(country);
  if (form?.example === '')
    return i18n.t('{country} has no zip codes: write 000 after a comma', { country });
  if (!form || (form.own && !ownForms)) return undefined;
  return i18n.t('Still missing, after a comma: zip code, e.g. {example}', {
    example: form.example,
  });
}

function unknownCountry(address: string): string {
  const [, , country = ''] = splitAddress(address);
  if (countryName(country)) return '';
  return i18n.t(
    'We don’t recognize the country “{country}”. Please check that it comes before the zip code.',
    {
      country,
    },
  );
}
