import { array, object, string } from 'yup';
import { limits, patterns } from '../../../../contract/limits.ts';
import { trimmedFacts } from '../../../../contract/rules/shopFacts.ts';
import type { ShopFacts } from '../../../../contract/schemas/shopFacts.ts';
import { textRule } from '../../../lib/formRules.ts';
import type { Difference } from '../../../lib/productDifferences.ts';
import { toNumber } from '../../../lib/toNumber.ts';
import { countRule } from './settingsValues.ts';

/** What is sent, without the version. */
export type ShopFactsToSave = Omit<ShopFacts, 'version'>;

/** The story that the about page tells while the owner has written none. */
export type DefaultStory = ShopFacts['about'];

/** What the shop says of itself as its form has it. */
export type ShopValues = Omit<ShopFactsToSave, 'returnDays'> & { returnDays: string };

/** As it is in force: the app's own story where there is none of the owner's. */
export function toShopValues(facts: ShopFacts, defaultStory: DefaultStory): ShopValues {
  const { name, description, supportEmail, phone, address, openingHours } = facts;
  const { social, team, policies, about, returnDays } = facts;
  const hasOwn = about.en !== '' || about.ru !== '';
  return {
    ...{ name, description, supportEmail, phone, address, openingHours, social, team, policies },
    returnDays: String(returnDays),
    about: hasOwn ? about : defaultStory,
  };
}

/** Values that passed the schema; a story that was left as it is stays the app's own. */
export function toShopFacts(values: ShopValues, defaultStory: DefaultStory): ShopFactsToSave {
  const { about, returnDays, ...facts } = values;
  const isDefault = about.en === defaultStory.en && about.ru === defaultStory.ru;
  return trimmedFacts({
    ...facts,
    returnDays: toNumber(returnDays),
    about: isDefault ? { en: '', ru: '' } : about,
  });
}

const text = ({ max }: { max: number }) => string().trim().max(max, `At most ${max} characters`);

const both = (limit: { max: number }) => object({ en: text(limit), ru: text(limit) });

export const shopSchema = object({
  name: text(limits.shopName).required('Enter a name'),
  description: text(limits.shopDescription),
  supportEmail: textRule({
    ...{ pattern: patterns.email, max: limits.email.max, message: 'Invalid email address' },
  }),
  phone: textRule({
    pattern: patterns.shopPhone,
    max: limits.shopPhone.max,
    message: 'Digits, spaces and + ( ) . / -',
  }),
  address: text(limits.address),
  openingHours: text(limits.openingHours),
  social: array().of(
    object({
      name: text(limits.socialName).required('Enter a name'),
      url: textRule({
        pattern: patterns.webUrl,
        max: limits.trackingUrl.max,
        message: 'A URL, e.g. https://www.instagram.com/shop',
      }).required('Enter a URL'),
    }),
  ),
  team: array().of(
    object({
      name: text(limits.memberName).required('Enter a name'),
      role: both(limits.role),
      bio: both(limits.bio),
    }),
  ),
  returnDays: countRule(0, limits.returnDays.max).required('Enter a number of days'),
  about: both(limits.story),
  policies: object({
    terms: text(limits.policy),
    privacy: text(limits.policy),
    returns: text(limits.policy),
  }),
});

/** What somebody else has changed, in words. */
export function shopDifferences(before: ShopFacts, after: ShopFacts): Difference[] {
  const [from, to] = [inWords(before), inWords(after)];
  return Object.entries(from)
    .map(([field, was]) => ({ field, from: was, to: to[field] ?? '' }))
    .filter((difference) => difference.from !== difference.to);
}

function inWords(facts: ShopFacts): Record<string, string> {
  const { about, policies, social, team } = facts;
  return {
    name: facts.name,
    description: facts.description,
    email: facts.supportEmail,
    phone: facts.phone,
    address: facts.address,
    'opening hours': facts.openingHours,
    'social profiles': social.map(({ name, url }) => `${name} ${url}`).join(', '),
    'days to return': String(facts.returnDays),
    story: about.en,
    'story in Russian': about.ru,
    people: team
      .map(({ name, role, bio }) => [name, role.en, role.ru, bio.en, bio.ru].join(' '))
      .join(', '),
    ...policies,
  };
}
