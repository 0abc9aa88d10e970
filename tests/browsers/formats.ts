import { inLanguage } from '../../contract/i18n.ts';
import { factsOf, isLanguage, languages } from '../../contract/languages.ts';
import { formatDay } from '../../contract/rules/days.ts';
import { formatCents, formatCount } from '../../contract/rules/money.ts';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import * as dates from '../../src/lib/dates.ts';

/** Another day and hour of each month, the first at midnight. */
const times = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month, 1 + month * 2, month * 7, month * 5)).toISOString(),
);
const numbers = [0, 1, 2, 5, 21, 8900, 123_456_789];

/** The app's dates, prices, numbers and plural forms, by their language and input. */
export function formats(): Record<string, string> {
  setTimeZones('Europe/Lisbon', 'America/New_York');
  const written: Record<string, string> = {};
  for (const language of Object.keys(languages).filter(isLanguage)) {
    const plural = new Intl.PluralRules(factsOf(language).locale);
    inLanguage(language, () => {
      for (const [name, format] of Object.entries({ formatDay, ...dates })) {
        for (const time of times) written[`${language} ${name} ${time}`] = format(time);
      }
      for (const number of numbers) {
        const texts = [formatCents(number), formatCount(number), plural.select(number)];
        written[`${language} ${number}`] = texts.join(' ');
      }
    });
  }
  return written;
}
