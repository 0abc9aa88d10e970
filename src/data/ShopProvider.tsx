import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react';
import type { Languages } from '../../contract/languages.ts';
import type { MeasuringTarget } from '../../contract/rules/measuring.ts';
import type { Currency } from '../../contract/rules/money.ts';
import type { ShownShop } from '../../contract/rules/shopProfile.ts';
import type { Wording } from '../lib/wording.ts';

/** Shop profile, from its owner or `config.js`; the code never names the shop. */
export type Shop = ShownShop & {
  /** Public URL of the app, without a trailing slash. */
  url: string;
  wording: Wording;
  languages: Languages;
  /** Currencies that visitors can choose, the main one first; absent if there is one. */
  currencies?: readonly Currency[];
  /** Something is reduced. */
  hasSale: boolean | undefined;
  /** Services that visits are reported to with consent; set by our server. */
  measuring?: { version: number; targets: readonly MeasuringTarget[] };
  /** Links to collections in the menu, in the owner’s order. */
  collections: readonly { name: string; url: string }[];
};

const ShopContext = createContext<[Shop, Dispatch<SetStateAction<Shop>>] | undefined>(undefined);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={useState(shop)}>{children}</ShopContext>;
}

export function useShop(): Shop {
  return useShopState()[0];
}

export function useSetShop() {
  return useShopState()[1];
}

function useShopState() {
  const state = useContext(ShopContext);
  if (!state) throw new Error('useShop needs a ShopProvider above it');
  return state;
}
