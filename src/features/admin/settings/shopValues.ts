import { array, object, string } from 'yup';
import { limits, patterns } from '../../../../contract/limits.ts';
import { trimmedProfile } from '../../../../contract/rules/shopProfile.ts';
import type { ShopProfile } from '../../../../contract/schemas/shopProfile.ts';
import { emailRule, textRule } from '../../../lib/formRules.ts';
import type { Difference } from '../../../lib/productDifferences.ts';
import { toNumber } from '../../../lib/toNumber.ts';
import { countRule } from './settingsValues.ts';

/** What is sent, without the version. */
export type ShopProfileToSave = Omit<ShopProfile, 'version'>;

/** The story that the about page tells while the owner has written none. */
export type DefaultStory = ShopProfile['about'];

/** What the shop says of itself as its form has it. */
export type ShopValues = Omit<ShopProfileToSave, 'returnDays'> & { returnDays: string };

/** As it is in force: the app's own story where there is none of the owner's. */
export function toShopValues(profile: ShopProfile, defaultStory: DefaultStory): ShopValues {
  const { name, description, supportEmail, phone, address, openingHours } = profile;
  const { social, team, policies, about, returnDays } = profile;
  const hasOwn = about.en !== '' || about.ru !== '';
  return {
    ...{ name, description, supportEmail, phone, address, openingHours, social, team, policies },
    returnDays: String(returnDays),
    about: hasOwn ? about : defaultStory,
  };
}

/** Values that passed the schema; a story that was left as it is stays the app's own. */
export function toShopProfile(values: ShopValues, defaultStory: DefaultStory): ShopProfileToSave {
  const { about, returnDays, ...profile } = values;
  const isDefault = about.en === defaultStory.en && about.ru === defaultStory.ru;
  return trimmedProfile({
    ...profile,
    returnDays: toNumber(returnDays),
    about: isDefault ? { en: '', ru: '' } : about,
  });
}

const text = ({ max }: { max: number }) => string().trim().max(max, `At most ${max} characters`);

const both = (limit: { max: number }) => object({ en: text(limit), ru: text(limit) });

export const shopSchema = object({
  name: text(limits.shopName).required('Enter a name'),
  description: text(limits.shopDescription),
  supportEmail: emailRule(),
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
export function shopDifferences(before: ShopProfile, after: ShopProfile): Difference[] {
  const [from, to] = [inWords(before), inWords(after)];
  return Object.entries(from)
    .map(([field, was]) => ({ field, from: was, to: to[field] ?? '' }))
    .filter((difference) => difference.from !== difference.to);
}

function inWords(profile: ShopProfile): Record<string, string> {
  const { about, policies, social, team } = profile;
  return {
    name: profile.name,
    description: profile.description,
    email: profile.supportEmail,
    phone: profile.phone,
    address: profile.address,
    'opening hours': profile.openingHours,
    'social profiles': social.map(({ name, url }) => `${name} ${url}`).join(', '),
    'days to return': String(profile.returnDays),
    story: about.en,
    'story in Russian': about.ru,
    people: team
      .map(({ name, role, bio }) => [name, role.en, role.ru, bio.en, bio.ru].join(' '))
      .join(', '),
    ...policies,
  };
}
