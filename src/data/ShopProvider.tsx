import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react';
import type { ShownShop } from '../../contract/rules/shopProfile.ts';

/** The shop's profile, from its owner or `config.js`; nothing in the code names the shop. */
export type Shop = ShownShop & {
  /** Where shoppers reach the app, without a slash at the end. */
  url: string;
};

const ShopContext = createContext<[Shop, Dispatch<SetStateAction<Shop>>] | undefined>(undefined);

/** Provides the shop's profile to everything below it. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={useState(shop)}>{children}</ShopContext>;
}

/** The profile of the nearest `ShopProvider`. */
export function useShop(): Shop {
  return useShopState()[0];
}

/** Updates the profile that the pages show. */
export function useSetShop() {
  return useShopState()[1];
}

function useShopState() {
  const state = useContext(ShopContext);
  if (!state) throw new Error('useShop needs a ShopProvider above it');
  return state;
}
