import type { ApiServer } from '../data/apiServer.ts';
import type { Shop } from '../data/ShopProvider.tsx';

/** What `config.js` says: where the server is and what the shop is called. */
export type AppConfig = { api: ApiServer; shop: Shop };

declare global {
  interface Window {
    /** Set by `config.js`, which loads before the app. */
    hemline?: { apiUrl?: string; apiCredentials?: boolean; shop?: Partial<Shop> };
  }
}

/**
 * Reads `config.js`; whatever it leaves out has a neutral default.
 * @param origin where the app was loaded from
 */
export function readConfig(
  { apiUrl = '/api', apiCredentials = false, shop = {} }: Window['hemline'] = {},
  origin: string,
): AppConfig {
  return {
    api: { url: apiUrl.replace(/\/$/, ''), withCredentials: apiCredentials },
    shop: {
      name: 'Shop',
      description: '',
      url: origin,
      supportEmail: '',
      phone: '',
      profile: { name: '', url: '' },
      social: [],
      team: [],
      ...shop,
    },
  };
}
