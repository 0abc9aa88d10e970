import { array, mixed, object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
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
  'returnDays' | 'returnsPaidBy' | 'seller' | 'home' | 'searchPages' | 'notice'
> & {
  searchPages: SearchPage[];
  returnDays: string;
  seller: string;
  safety: NonNullable<ShopProfileInput['safety']>;
  returnsPaidBy: ShopProfileInput['returnsPaidBy'] | '';
  home: Omit<Home, 'pictures'>;
  /** At most one picture each. */
  pictures: Record<HomePictureName | 'notice', SentPicture[]>;
  noticeText: string;
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
    noticeText: profile.notice?.text ?? '',
    pictures: {
      ...eachPicture((place) => {
        const signedUrl = profile.pictureUrls?.[place]?.wide ?? '';
        return pictures[place] ? [toSentPicture({ name: pictures[place], signedUrl })] : [];
      }),
      notice: profile.notice
        ? [toSentPicture({ name: profile.notice.picture, signedUrl: profile.noticeUrl ?? '' })]
        : [],
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
    noticeText,
    ...profile
  } = values;
  const official = pictures.notice[0]?.state;
  const { accessibility, ...policies } = values.policies;
  const isDefault = about.en === defaultStory.en && about.ru === defaultStory.ru;
  return trimmedProfile({
    ...profile,
    ...(Object.values(safety).some(Boolean) && { safety }),
    ...(official?.status === 'ready' && {
      notice: { picture: official.name, text: noticeText },
    }),
    policies: { ...policies, ...(accessibility && { accessibility }) },
    returnDays: toNumber(returnDays),
    ...(returnsPaidBy && { returnsPaidBy }),
    ...(seller && { seller }),
    ...(inLines(searchPages) !== inLines(defaultSearchPages) && { searchPages }),
    about: isDefault ? { en: '', ru: '' } : about,
    home: {
      ...home,
      pictures: eachPicture((place) => {
        const [state] = pictures[place].map((picture) => picture.state);
        return state?.status === 'ready' ? state.name : '';
      }),
    },
  });
}

/** Compares and shows words and pages of searches. */
export function inLines(pages: readonly SearchPage[]): string {
  return pages.map(({ words, page }) => `${words}: ${page}`).join('\n');
}

function eachPicture<T>(of: (place: HomePictureName) => T): Record<HomePictureName, T> {
  return Object.fromEntries(homePictureNames.map((place) => [place, of(place)])) as Record<
    HomePictureName,
    T
  >;
}

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
  noticeText: text(ownerLimits.notice).test(
    'alternative',
    () => i18n.t('Write down the words of the picture'),
    (words, { parent }) => Boolean(words) || parent.pictures.notice.length === 0,
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
