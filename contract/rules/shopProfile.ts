import type { Language } from '../languages.ts';
import type {
  Home,
  HomePictureUrls,
  ShopProfile,
  ShopText,
  ShopTextName,
} from '../schemas/shopProfile.ts';
import { bannerNameIn, bannerShapeNames } from './banners.ts';

/** Home page without any settings of the owner. */
export const unsetHome: Home = {
  ...{ line: '', button: '', leadsTo: 'newCollection' },
  story: { isShown: true, heading: '', text: '' },
  note: { isShown: true, heading: '', text: '' },
  pictures: { home: '', women: '', men: '', kids: '', story: '', icon: '' },
};

/** URLs of the owner's pictures, in each shape. */
export function homePictureUrls(
  home: Home | undefined,
  urlOf: (name: string) => string,
): HomePictureUrls {
  const inShapes = (name: string) =>
    Object.fromEntries(bannerShapeNames.map((shape) => [shape, urlOf(bannerNameIn(shape, name))]));
  const set = Object.entries(home?.pictures ?? {}).filter(([, name]) => name !== '');
  return Object.fromEntries(set.map(([place, name]) => [place, inShapes(name)]));
}

/** The owner's settings for the home page and the categories, with URLs of pictures. */
export type ShownHome = Omit<Home, 'pictures'> & { pictures: HomePictureUrls };

/** The public part of the owner's profile, and the names of texts that have a page. */
export type ShownShop = Pick<
  ShopProfile,
  'name' | 'description' | 'supportEmail' | 'phone' | 'address' | 'openingHours' | 'social'
> & {
  /** `lang`: code of the language into which `en` was translated. */
  team: (ShopProfile['team'][number] & { lang?: string })[];
  /** The profile on the contact page. */
  profile: { name: string; url: string };
  texts: ShopTextName[];
  /** Absent if the owner has set none of it. */
  home?: ShownHome;
};

/** The notice of the legal guarantee in a language, or else in the shop's first, or in any. */
export function noticeIn(
  { notices = {} }: Pick<ShopProfile, 'notices'>,
  language: Language,
  [first]: readonly Language[] = ['en'],
) {
  return notices[language] ?? notices[first ?? 'en'] ?? Object.values(notices)[0];
}

/**
 * Fields that decide who sells, where orders are mailed and parcels are returned, and on which terms:
 * to change them takes `settings:write`.
 */
const termFields = ['supportEmail', 'address', 'seller', 'returnDays', 'returnsPaidBy'] as const;

type Terms = Partial<Pick<ShopProfile, (typeof termFields)[number]>>;

/** Returns true if one of the shop's terms differs, apart from white space at its ends. */
export function changesTerms(before: Terms, after: Terms): boolean {
  const textOf = (value: string | number = '') => String(value).trim();
  return termFields.some((field) => textOf(before[field]) !== textOf(after[field]));
}

/** Trims the texts of a profile. */
export function trimmedProfile<T extends object>(profile: T): T {
  return JSON.parse(JSON.stringify(profile), (_, value) =>
    typeof value === 'string' ? value.trim() : value,
  );
}

/** The texts that the owner has written. */
export function textsOf({
  about,
  policies,
}: Pick<ShopProfile, 'about' | 'policies'>): Partial<Record<ShopTextName, ShopText>> {
  const written = Object.entries(policies).filter(([, text]) => text !== '');
  return {
    ...((about.en || about.ru) && { about: { text: about.en, ru: about.ru } }),
    ...Object.fromEntries(written.map(([name, text]) => [name, { text }])),
  };
}

/**
 * Public part of a profile.
 * @param pictures URLs of the owner's pictures; no page shows the icon separately
 */
export function shownShop(
  shop: Omit<ShownShop, 'profile' | 'texts' | 'home'> & Pick<ShopProfile, 'home'>,
  texts: readonly ShopTextName[],
  { icon: _, ...pictures }: HomePictureUrls = {},
): ShownShop {
  const { name, description, supportEmail, phone, address, openingHours, social, team } = shop;
  return {
    ...{ name, description, supportEmail, phone, address, openingHours, social, team },
    profile: social[0] ?? { name: '', url: '' },
    texts: [...texts],
    home: shop.home && { ...shop.home, pictures },
  };
}
