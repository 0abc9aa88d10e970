/** Common names that are neither English nor the country's own. */
const alsoCalled: Record<string, string> = {
  usa: 'us',
  'united states of america': 'us',
  'great britain': 'gb',
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  holland: 'nl',
  'czech republic': 'cz',
  turkey: 'tr',
};

/** Regions that have a code but are no country. */
const notCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

let known: ReadonlyMap<string, string> | undefined;

/**
 * English name of a country that is written in English, in its own language or as its two-letter
 * code: `Portugal` for "PT"; undefined for other texts.
 */
export function countryName(written: string): string | undefined {
  known ??= readNames();
  const key = toKey(written);
  return known.get(alsoCalled[key] ?? key);
}

/** A key that is equal for all spellings of a country; an unknown place is its own key. */
export function countryKey(country: string): string {
  return toKey(countryName(country) ?? country);
}

function toKey(written: string): string {
  return written.trim().toLowerCase().replace(/^the /, '');
}

/** The names are the platform's own (CLDR). Trying all pairs of letters finds the codes. */
function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const short = new Intl.DisplayNames('en', { type: 'region', style: 'short' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english.of(code);
    if (name === undefined || notCountries.includes(code)) continue;
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    const own = new Intl.DisplayNames(language, { type: 'region' }).of(code);
    for (const written of [code, name, short.of(code), own]) {
      if (written !== undefined) names.set(toKey(written), name);
    }
  }
  return names;
}
