import type {
  Home,
  HomePictureUrls,
  ShopProfile,
  ShopText,
  ShopTextName,
} from '../schemas/shopProfile.ts';
import { bannerNameIn, bannerShapeNames } from './banners.ts';

/** A home page of which the owner has set nothing. */
export const unsetHome: Home = {
  ...{ line: '', button: '', leadsTo: 'newCollection' },
  story: { isShown: true, heading: '', text: '' },
  note: { isShown: true, heading: '', text: '' },
  pictures: { home: '', women: '', men: '', kids: '', story: '', icon: '' },
};

/** Where each of the owner's pictures can be loaded from, in each shape. */
export function homePictureUrls(
  home: Home | undefined,
  urlOf: (name: string) => string,
): HomePictureUrls {
  const inShapes = (name: string) =>
    Object.fromEntries(bannerShapeNames.map((shape) => [shape, urlOf(bannerNameIn(shape, name))]));
  const set = Object.entries(home?.pictures ?? {}).filter(([, name]) => name !== '');
  return Object.fromEntries(set.map(([place, name]) => [place, inShapes(name)]));
}

/** What the home page and the categories show of the owner's. */
export type ShownHome = Omit<Home, 'pictures'> & { pictures: HomePictureUrls };

/** What pages show of the owner's profile, and which texts have a page; the texts come with these. */
export type ShownShop = Pick<
  ShopProfile,
  'name' | 'description' | 'supportEmail' | 'phone' | 'address' | 'openingHours' | 'social' | 'team'
> & {
  /** The profile on the contact page. */
  profile: { name: string; url: string };
  texts: ShopTextName[];
  /** Absent where the owner has set nothing of it. */
  home?: ShownHome;
};

/** A profile as it is stored: texts trimmed. */
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
 * The part that every page may know.
 * @param pictures where the owner's are; no page shows the icon by itself
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
