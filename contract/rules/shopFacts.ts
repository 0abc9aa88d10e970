import type { ShopFacts, ShopText, ShopTextName } from '../schemas/shopFacts.ts';

/** What pages show of the owner's facts, and which texts have a page; the texts come with these. */
type ShownShop = Pick<
  ShopFacts,
  'name' | 'description' | 'supportEmail' | 'phone' | 'address' | 'openingHours' | 'social' | 'team'
> & {
  /** The profile on the contact page. */
  profile: { name: string; url: string };
  texts: ShopTextName[];
};

/** Facts as they are kept: without the spaces around a text. */
export function trimmedFacts<T extends object>(facts: T): T {
  return JSON.parse(JSON.stringify(facts), (_, value) =>
    typeof value === 'string' ? value.trim() : value,
  );
}

/** The texts that the owner has written. */
export function textsOf({
  about,
  policies,
}: Pick<ShopFacts, 'about' | 'policies'>): Partial<Record<ShopTextName, ShopText>> {
  const written = Object.entries(policies).filter(([, text]) => text !== '');
  return {
    ...((about.en || about.ru) && { about: { text: about.en, ru: about.ru } }),
    ...Object.fromEntries(written.map(([name, text]) => [name, { text }])),
  };
}

/** What every page may know of these facts. */
export function shownShop(
  facts: Omit<ShownShop, 'profile' | 'texts'>,
  texts: readonly ShopTextName[],
): ShownShop {
  const { name, description, supportEmail, phone, address, openingHours, social, team } = facts;
  return {
    ...{ name, description, supportEmail, phone, address, openingHours, social, team },
    profile: social[0] ?? { name: '', url: '' },
    texts: [...texts],
  };
}
