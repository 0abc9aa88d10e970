import { createContext, type ReactNode, useContext } from 'react';

/** A text in each language that the about page speaks. */
export type Bilingual = { en: string; ru: string };

/** The shop's own facts, from `config.js`; nothing in the code names the shop. */
export type Shop = {
  name: string;
  /** The house in a sentence, for search engines and where its pages are shared. */
  description: string;
  /** Where shoppers reach the app, without a slash at the end. */
  url: string;
  supportEmail: string;
  phone: string;
  /** The profile that the contact page links to. */
  profile: { name: string; url: string };
  social: { name: string; url: string }[];
  team: { name: string; role: Bilingual; bio: Bilingual }[];
};

const ShopContext = createContext<Shop | undefined>(undefined);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The facts of the shop that the nearest `ShopProvider` names. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}
