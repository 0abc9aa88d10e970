import { i18n } from '../i18n.ts';
import type { TaxRate } from '../schemas/selling.ts';
import { countryOf, splitAddress } from './addresses.ts';
import { countryCodes, countryKey, countryName } from './countries.ts';

/**
 * Regions with taxes of their own, by country: codes as in ISO 3166-2, the beginnings of their zip
 * codes, and those of them that have a country code, too. Source for the United States and Canada:
 * Google's address data, as `docs/decisions/0094-taxes-by-region.md` says.
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

/** Zip codes of countries that consist of regions; other countries have some besides the rest. */
const wholeZips: Record<string, RegExp> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
};

/** Part of the world that tax rates are for; `region` is undefined for the country. */
type Place = { country: string; region?: string | undefined };

/** Codes of a country's regions; empty if its taxes are the same everywhere. */
export function taxRegions(country: string): string[] {
  const [code = ''] = countryCodes([country]);
  return regions[code]?.[0].split('~') ?? [];
}

/**
 * Region of an address, by its zip code, or by the state's letters behind the city. '' for the rest
 * of a country; undefined if nobody can say.
 */
export function regionOf(address: string): string | undefined {
  const [, city = '', country = '', zip = ''] = splitAddress(address);
  const [code = ''] = countryCodes([country]);
  const [codes = [], patterns = []] = (regions[code] ?? []).map((list = '') => list.split('~'));
  const form = wholeZips[code];
  const written = zip.toUpperCase();
  let [found, length] = ['', 0];
  if (!form || form.test(written)) {
    for (const [index, pattern] of patterns.entries()) {
      const [begin = ''] = new RegExp(`^(${pattern})`).exec(written) ?? [];
      if (begin.length > length) [found, length] = [codes[index] ?? '', begin.length];
    }
  }
  if (found || !form) return found;
  const last = city.split(/\s+/).at(-1)?.toUpperCase() ?? '';
  return codes.includes(last) ? last : undefined;
}

/**
 * Places of an address, whose rates precede those of later ones: its region, and its country. A
 * territory as Puerto Rico is a region and a country, whichever of them was written.
 */
export function placesOf(address: string): Place[] {
  const written = countryOf(address) ?? '';
  const country = countryKey(written);
  const [code = ''] = countryCodes([written]);
  for (const [mother, [, , territories = '']] of Object.entries(regions)) {
    if (!territories.split('~').includes(code)) continue;
    return [{ country: countryKey(mother), region: code }, { country }];
  }
  const region = regionOf(address);
  if (!region) return [{ country }];
  const isTerritory = regions[code]?.[2]?.split('~').includes(region);
  return [
    { country, region },
    ...(isTerritory ? [{ country: countryKey(region) }] : []),
    { country },
  ];
}

/** Returns true if a rate is for this place. */
export function isTaxOf(rate: Pick<TaxRate, 'country' | 'regions'>, place: Place): boolean {
  if (countryKey(rate.country) !== place.country) return false;
  return place.region === undefined ? !rate.regions : rate.regions?.includes(place.region) === true;
}

/** Returns true if two addresses are in different places, whose taxes may differ. */
export function isOtherTaxPlace(before: string, after: string): boolean {
  return JSON.stringify(placesOf(before)) !== JSON.stringify(placesOf(after));
}

/** Question to the shopper if nobody can say which taxes an address has; undefined otherwise. */
export function taxPlaceProblem(address: string, rates: readonly TaxRate[]): string | undefined {
  const country = countryOf(address);
  if (!country || rates.length === 0) return undefined;
  const there = rates.filter((rate) => countryKey(rate.country) === countryKey(country));
  if (!countryName(country) && there.length === 0) {
    return i18n.t(
      'We know no country “{country}”, so we can’t tell its taxes. Write its English name before the zip code.',
      { country },
    );
  }
  if (regionOf(address) !== undefined || !there.some((rate) => rate.regions)) return undefined;
  return i18n.t(
    'We can’t tell the state or province of this address, and so its taxes. Check the zip code, or write the two letters after the city, e.g. {example}.',
    { example: countryKey(country) === countryKey('CA') ? 'Toronto ON' : 'Boston MA' },
  );
}
