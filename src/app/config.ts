import type { ApiServer } from '../data/call.ts';
import type { Shop } from '../data/ShopProvider.tsx';
import { type Currency, toCurrency } from '../lib/currency.ts';

/** What `config.js` says: where the server is, what the shop is called and what its prices are in. */
export type AppConfig = { api: ApiServer; shop: Shop; currency: Currency };

declare global {
  interface Window {
    /** Set by `config.js`, which loads before the app. */
    hemline?: {
      apiUrl?: string;
      apiCredentials?: boolean;
      currency?: Partial<Currency>;
      /** Whether the server wants to know how fast visitors have the pages. */
      webVitals?: boolean;
      shop?: Partial<Shop>;
    };
  }
}

/**
 * Reads `config.js`; what it leaves out has a neutral default.
 * @param origin where the app was loaded from
 */
export function toAppConfig(
  { apiUrl = '/api', apiCredentials = false, currency, shop = {} }: Window['hemline'] = {},
  origin: string,
): AppConfig {
  return {
    currency: toCurrency(currency),
    api: { url: apiUrl.replace(/\/$/, ''), withCredentials: apiCredentials },
    shop: {
      name: 'Shop',
      description: '',
      url: origin,
      supportEmail: '',
      phone: '',
      address: '',
      openingHours: '',
      profile: { name: '', url: '' },
      social: [],
      team: [],
      texts: [],
      ...shop,
    },
  };
}
