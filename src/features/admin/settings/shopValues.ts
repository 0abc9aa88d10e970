import { array, mixed, object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { type Language, languages } from '../../../../contract/languages.ts';
import { homePictureNames, limits, patterns } from '../../../../contract/limits.ts';
import { searchPageLimits } from '../../../../contract/rules/adminChoices.ts';
import { homeLimits, ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import { defaultSearchPages } from '../../../../contract/rules/searchPages.ts';
import { trimmedProfile, unsetHome } from '../../../../contract/rules/shopProfile.ts';
import type {
  Home,
  HomePictureName,
  SearchPage,
  ShopProfile,
  ShopProfileInput,
} from '../../../../contract/schemas/shopProfile.ts';
import { countRule, emailRule, textRule, toNumber } from '../../../lib/formRules.ts';
import { type SentPicture, toSentPicture, uploadProblem } from '../../../lib/sentPictures.ts';

export type ShopProfileToSave = Omit<ShopProfileInput, 'version'>;

export type DefaultStory = ShopProfile['about'];

export type ShopValues = Omit<
  ShopProfileToSave,
  'returnDays' | 'returnsPaidBy' | 'seller' | 'home' | 'searchPages' | 'notices'
> & {
  searchPages: SearchPage[];
  returnDays: string;
  seller: string;
  safety: NonNullable<ShopProfileInput['safety']>;
  returnsPaidBy: ShopProfileInput['returnsPaidBy'] | '';
  home: Omit<Home, 'pictures'>;
  /** At most one picture each; those of notices have a language. */
  pictures: Record<HomePictureName | Language, SentPicture[]>;
  /** Words of each notice. */
  notices: Record<Language, string>;
};

/** Form values of a profile, with the default story if the owner has written none. */
export function toShopValues(profile: ShopProfile, defaultStory: DefaultStory): ShopValues {
  const { name, description, supportEmail, phone, address, openingHours } = profile;
  const { social, team, policies, about, returnDays } = profile;
  const hasOwn = about.en !== '' || about.ru !== '';
  const { pictures, ...home } = profile.home ?? unsetHome;
  return {
    ...{ name, description, supportEmail, phone, address, openingHours, social, team },
    policies: { accessibility: '', ...policies },
    returnDays: String(returnDays),
    seller: profile.seller ?? '',
    returnsPaidBy: profile.returnsPaidBy ?? '',
    about: hasOwn ? about : defaultStory,
    safety: profile.safety ?? { producer: '', responsible: '', warnings: '' },
    home,
    searchPages: [...(profile.searchPages ?? defaultSearchPages)],
    notices: eachLanguage((language) => profile.notices?.[language]?.text ?? ''),
    pictures: {
      ...eachPicture((place) => {
        const signedUrl = profile.pictureUrls?.[place]?.wide ?? '';
        return pictures[place] ? [toSentPicture({ name: pictures[place], signedUrl })] : [];
      }),
      ...eachLanguage((language) => {
        const name = profile.notices?.[language]?.picture;
        return name ? [toSentPicture({ name, signedUrl: profile.noticeUrls?.[name] ?? '' })] : [];
      }),
    },
  };
}

/** Converts valid form values to a request; an unchanged default story is not saved. */
export function toShopProfile(values: ShopValues, defaultStory: DefaultStory): ShopProfileToSave {
  const {
    about,
    returnDays,
    returnsPaidBy,
    seller,
    home,
    pictures,
    searchPages,
    safety,
    notices,
    ...profile
  } = values;
  const nameOf = (place: keyof typeof pictures) => {
    const state = pictures[place][0]?.state;
    return state?.status === 'ready' ? state.name : '';
  };
  const official = languageCodes.filter(nameOf);
  const { accessibility, ...policies } = values.policies;
  const isDefault = about.en === defaultStory.en && about.ru === defaultStory.ru;
  return trimmedProfile({
    ...profile,
    ...(Object.values(safety).some(Boolean) && { safety }),
    ...(official.length > 0 && {
      notices: Object.fromEntries(
        official.map((code) => [code, { picture: nameOf(code), text: notices[code] }]),
      ),
    }),
    policies: { ...policies, ...(accessibility && { accessibility }) },
    returnDays: toNumber(returnDays),
    ...(returnsPaidBy && { returnsPaidBy }),
    ...(seller && { seller }),
    ...(inLines(searchPages) !== inLines(defaultSearchPages) && { searchPages }),
    about: isDefault ? { en: '', ru: '' } : about,
    home: {
      ...home,
      pictures: eachPicture(nameOf),
    },
  });
}

/** Compares and shows words and pages of searches. */
export function inLines(pages: readonly SearchPage[]): string {
  return pages.map(({ words, page }) => `${words}: ${page}`).join('\n');
}

function each<Key extends string, T>(keys: readonly Key[], of: (key: Key) => T) {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, T>;
}

const eachPicture = <T>(of: (place: HomePictureName) => T) => each(homePictureNames, of);

const languageCodes = Object.keys(languages) as Language[];

const eachLanguage = <T>(of: (language: Language) => T) => each(languageCodes, of);

const text = ({ max }: { max: number }) =>
  string()
    .trim()
    .max(max, () => i18n.t('At most {max} characters', { max }));

const nameMissing = () => i18n.t('Enter a name');

const block = object({ heading: text(homeLimits.heading), text: text(homeLimits.text) });

const both = (limit: { max: number }) => object({ en: text(limit), ru: text(limit) });

export const shopSchema = object({
  name: text(ownerLimits.shopName).required(nameMissing),
  description: text(ownerLimits.shopDescription),
  supportEmail: emailRule(),
  phone: textRule({
    pattern: patterns.shopPhone,
    max: ownerLimits.shopPhone.max,
    message: () => i18n.t('Digits, spaces and + ( ) . / -'),
  }),
  address: text(limits.address),
  openingHours: text(ownerLimits.openingHours),
  seller: text(ownerLimits.seller),
  social: array().of(
    object({
      name: text(ownerLimits.socialName).required(nameMissing),
      url: textRule({
        pattern: patterns.webUrl,
        max: ownerLimits.trackingUrl.max,
        message: () => i18n.t('A URL, e.g. https://www.instagram.com/shop'),
      }).required(() => i18n.t('Enter a URL')),
    }),
  ),
  team: array().of(
    object({
      name: text(ownerLimits.memberName).required(nameMissing),
      role: both(ownerLimits.role),
      bio: both(ownerLimits.bio),
    }),
  ),
  returnDays: countRule(0, ownerLimits.returnDays.max).required(() =>
    i18n.t('Enter a number of days'),
  ),
  searchPages: array().of(
    object({
      words: text({ max: searchPageLimits.text }).required(() =>
        i18n.t('Enter words, with commas between'),
      ),
      page: textRule({
        pattern: '^/(?!/)\\S*$',
        max: searchPageLimits.text,
        message: () => i18n.t('A path of the shop, e.g. /returns'),
      }).required(() => i18n.t('Enter a path, e.g. /returns')),
    }),
  ),
  about: both(ownerLimits.story),
  policies: object({
    terms: text(ownerLimits.policy),
    privacy: text(ownerLimits.policy),
    returns: text(ownerLimits.policy),
    accessibility: text(ownerLimits.policy),
  }),
  notices: object(
    eachLanguage((code) =>
      text(ownerLimits.notice).test(
        'alternative',
        () => i18n.t('Write down the words of the picture'),
        (words, { from }) => Boolean(words) || from?.[1]?.value.pictures[code].length === 0,
      ),
    ),
  ),
  safety: object({
    producer: text(limits.duty),
    responsible: text(limits.duty),
    warnings: text(limits.duty),
  }),
  home: object({
    line: text(homeLimits.line),
    button: text(homeLimits.button),
    story: block,
    note: block,
  }),
  pictures: mixed<ShopValues['pictures']>().test('sent', (pictures, { createError }) => {
    const message = uploadProblem(Object.values(pictures ?? {}).flat());
    return message === undefined || createError({ message });
  }),
});
