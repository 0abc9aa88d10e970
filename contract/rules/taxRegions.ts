import { i18n } from '../i18n.ts';
import type { TaxRate } from '../schemas/selling.ts';
import { countryOf, splitAddress } from './addresses.ts';
import { countryCodes, countryKey, countryName } from './countries.ts';

/**
 * Regions with their own taxes, by country: their ISO 3166-2 codes, the first characters of their zip
 * codes, and the regions that also have a country code. The data for the United States and Canada is
 * Google's (`docs/decisions/0094-taxes-by-region.md`).
 */
const regions: Record<string, [codes: string, zips: string, territories?: string]> = {
  US: [
    'AL~AK~AS~AZ~AR~AA~AE~AP~CA~CO~CT~DE~DC~FL~GA~GU~HI~ID~IL~IN~IA~KS~KY~LA~ME~MH~MD~MA~MI~FM~MN~MS~MO~MT~NE~NV~NH~NJ~NM~NY~NC~ND~MP~OH~OK~OR~PW~PA~PR~RI~SC~SD~TN~TX~UT~VT~VI~VA~WA~WV~WI~WY',
    '3[56]~99[5-9]~96799~8[56]~71[6-9]|72~340~09~96[2-6]~9[0-5]|96[01]~8[01]~06~19[7-9]~20[02-5]|569~3[23]|34[1-9]~3[01]|398|39901~969([1-2]\\d|3[12])~967[0-8]|9679[0-8]|968~83[2-9]~6[0-2]~4[67]~5[0-2]~6[67]~4[01]|42[0-7]~70|71[0-5]~039|04~969[67]~20[6-9]|21~01|02[0-7]|05501|05544~4[89]~9694[1-4]~55|56[0-7]~38[6-9]|39[0-7]~6[3-5]~59~6[89]~889|89~03[0-8]~0[78]~87|88[0-4]~1[0-4]|06390|00501|00544~2[78]~58~9695[0-2]~4[3-5]~7[34]~97~969(39|40)~1[5-8]|19[0-6]~00[679]~02[89]~29~57~37|38[0-5]~7[5-9]|885|73301|73344~84~05~008~201|2[23]|24[0-6]~98|99[0-4]~24[7-9]|2[56]~5[34]~82|83[01]|83414',
    'AS~FM~GU~MH~MP~PR~PW~VI',
  ],
  CA: [
    'AB~BC~MB~NB~NL~NT~NS~NU~ON~PE~QC~SK~YT',
    'T~V~R~E~A~X0E|X0G|X1A~B~X0A|X0B|X0C~K|L|M|N|P~C~G|H|J~S~Y',
  ],
  ES: ['IC~EA', '35|38~51|52', 'IC~EA'],
  FI: ['AX', '22', 'AX'],
  FR: ['GP~MQ~GF~RE~YT', '971(?!33|50)~972~973~974~976', 'GP~MQ~GF~RE~YT'],
  PT: ['20~30', '9[5-9]~9[0-4]'],
};

/** Zip code formats of countries that consist of regions only; elsewhere most places are in none. */
const wholeZips: Record<string, RegExp> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
};

/** Part of the world that tax rates are for; `region` is undefined for the country. */
export type Place = { country: string; region?: string | undefined };

/** Codes of a country's regions; empty if its taxes are the same everywhere. */
export function taxRegions(country: string): string[] {
  const [code = ''] = countryCodes([country]);
  return regions[code]?.[0].split('~') ?? [];
}

/** Region that a zip code is in, of the country with this code; '' for none. */
function regionOfZip(code: string, zip: string): string {
  const [codes = [], patterns = []] = (regions[code] ?? []).map((list = '') => list.split('~'));
  const written = zip.toUpperCase();
  let [found, length] = ['', 0];
  if (wholeZips[code]?.test(written) === false) return found;
  for (const [index, pattern] of patterns.entries()) {
    const [begin = ''] = new RegExp(`^(${pattern})`).exec(written) ?? [];
    if (begin.length > length) [found, length] = [codes[index] ?? '', begin.length];
  }
  return found;
}

/**
 * Region of an address, from its zip code or else from the two letters after the city. '' for the
 * rest of a country; undefined if neither decides.
 */
export function regionOf(address: string): string | undefined {
  const [, city = '', country = '', zip = ''] = splitAddress(address);
  const [code = ''] = countryCodes([country]);
  const found = regionOfZip(code, zip);
  if (found || !wholeZips[code]) return found;
  const [, letters = ''] = /\S\s+(\S+)$/.exec(city.replaceAll('.', '').toUpperCase()) ?? [];
  return taxRegions(code).includes(letters) ? letters : undefined;
}

/** Country that a territory with its own country code belongs to: `US` for `PR`. */
function parentOf(code: string): string | undefined {
  return Object.keys(regions).find((parent) => isTerritory(parent, code));
}

function isTerritory(parent: string, region: string): boolean {
  return regions[parent]?.[2]?.split('~').includes(region) === true;
}

/**
 * Places of an address, in the order in which their rates apply: its region, then its country. A
 * territory such as Puerto Rico is a region and a country, however the address is written: the rates
 * of the parent country do not apply there.
 */
export function placesOf(address: string): Place[] {
  const written = countryOf(address) ?? '';
  const [code = ''] = countryCodes([written]);
  const parent = parentOf(code);
  const country = countryKey(written);
  if (parent) return [{ country: countryKey(parent), region: code }, { country }];
  const region = regionOf(address);
  if (!region) return [{ country }];
  return [
    { country, region },
    { country: isTerritory(code, region) ? countryKey(region) : country },
  ];
}

/** Returns true if a rate is for this place. */
export function isTaxOf(rate: Pick<TaxRate, 'country' | 'regions'>, place: Place): boolean {
  if (countryKey(rate.country) !== place.country) return false;
  return place.region === undefined ? !rate.regions : rate.regions?.includes(place.region) === true;
}

/** Returns true if two addresses are in different countries, or if different rates apply to them. */
export function isOtherTaxPlace(before: string, after: string, rates: readonly TaxRate[]): boolean {
  const [from, to] = [placesOf(before), placesOf(after)];
  if (from.at(-1)?.country !== to.at(-1)?.country) return true;
  const isIn = (rate: TaxRate, places: Place[]) => places.some((place) => isTaxOf(rate, place));
  return rates.some((rate) => isIn(rate, from) !== isIn(rate, to));
}

/** Message if the address does not determine the taxes; undefined if it does. */
export function taxPlaceProblem(address: string, rates: readonly TaxRate[]): string | undefined {
  const country = countryOf(address);
  if (!country || rates.length === 0) return undefined;
  const isOf = (written: string) => (rate: TaxRate) =>
    countryKey(rate.country) === countryKey(written);
  const parent = parentOfState(address);
  if (parent && rates.some(isOf(parent))) {
    return i18n.t(
      '“{place}” can be a state or province, or a country. Write the country’s English name before the zip code, e.g. {example}.',
      { place: country, example: countryName(parent) },
    );
  }
  const there = rates.filter(isOf(country));
  if (!countryName(country) && there.length === 0) {
    return i18n.t(
      'We don’t recognize the country “{country}”. Write its English name before the zip code.',
      { country },
    );
  }
  if (!needsRegion(address, rates)) return undefined;
  return i18n.t(
    'We can’t calculate taxes without the state or province. Check the zip code, or write the two letters after the city, e.g. {example}.',
    { example: countryKey(country) === countryKey('CA') ? 'Toronto ON' : 'Boston MA' },
  );
}

/**
 * Returns true if the taxes of an address depend on its region, and it does not determine the
 * region.
 */
export function needsRegion(address: string, rates: readonly TaxRate[]): boolean {
  const country = countryKey(countryOf(address) ?? '');
  const isRegional = rates.some((rate) => rate.regions && countryKey(rate.country) === country);
  return isRegional && regionOf(address) === undefined;
}

/**
 * Country of a state written in place of a country, if both share the name and the zip code is the
 * state's: `US` for "San Francisco, CA, 94105".
 */
function parentOfState(address: string): string | undefined {
  const [, , written = '', zip = ''] = splitAddress(address);
  const name = written.replaceAll('.', '').toUpperCase();
  const state = name === 'GEORGIA' ? 'GA' : name;
  return Object.keys(wholeZips).find(
    (parent) => !isTerritory(parent, state) && state !== '' && regionOfZip(parent, zip) === state,
  );
}
