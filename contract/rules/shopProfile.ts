import type { ShopProfile, ShopText, ShopTextName } from '../schemas/shopProfile.ts';

/** What pages show of the owner's profile, and which texts have a page; the texts come with these. */
type ShownShop = Pick<
  ShopProfile,
  'name' | 'description' | 'supportEmail' | 'phone' | 'address' | 'openingHours' | 'social' | 'team'
> & {
  /** The profile on the contact page. */
  profile: { name: string; url: string };
  texts: ShopTextName[];
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

/** The part that every page may know. */
export function shownShop(
  shop: Omit<ShownShop, 'profile' | 'texts'>,
  texts: readonly ShopTextName[],
): ShownShop {
  const { name, description, supportEmail, phone, address, openingHours, social, team } = shop;
  return {
    ...{ name, description, supportEmail, phone, address, openingHours, social, team },
    profile: social[0] ?? { name: '', url: '' },
    texts: [...texts],
  };
}
