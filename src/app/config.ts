import type { Shop } from '../data/ShopProvider.tsx';

/** What `config.js` says: where the server is and what the shop is called. */
export type AppConfig = { apiUrl: string; shop: Shop };

declare global {
  interface Window {
    /** Set by `config.js`, which loads before the app. */
    hemline?: { apiUrl?: string; shop?: Partial<Shop> };
  }
}

/** Reads `config.js`; whatever it leaves out has a neutral default. */
export function readConfig({ apiUrl = '/api', shop = {} }: Window['hemline'] = {}): AppConfig {
  return {
    apiUrl: apiUrl.replace(/\/$/, ''),
    shop: {
      name: 'Shop',
      supportEmail: '',
      phone: '',
      profile: { name: '', url: '' },
      social: [],
      team: [],
      ...shop,
    },
  };
}
