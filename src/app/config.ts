import { isLanguage, type Languages } from '../../contract/languages.ts';
import type { ApiServer } from '../data/call.ts';
import type { Shop } from '../data/ShopProvider.tsx';
import { type Currency, toCurrency } from '../lib/currency.ts';
import type { Wording } from '../lib/wording.ts';

export type AppConfig = { api: ApiServer; shop: Shop; currency: Currency; timeZone: string };

declare global {
  interface Window {
    /** Set by `config.js`, which runs before the app. */
    hemline?: {
      apiUrl?: string;
      /** Only our server reads it. */
      demo?: boolean;
      apiCredentials?: boolean;
      currency?: Partial<Currency>;
      /** IANA name, such as `Europe/Lisbon`; UTC by default. */
      timeZone?: string;
      /** Codes of contract/languages.ts, the shop's own first; English alone by default. */
      languages?: readonly string[];
      webVitals?: boolean;
      /** True if a product is reduced; set by our server. */
      sale?: boolean;
      /** Names of kinds in a language of the shop, by those in its first; set by our server. */
      kinds?: Readonly<Record<string, string>>;
      /** The same for taxes. */
      taxes?: Readonly<Record<string, string>>;
      /** Set by our server, if there are any. */
      collections?: Shop['collections'];
      wording?: Wording;
      shop?: Partial<Shop>;
    };
  }
}

/**
 * Converts the settings of `config.js`, with neutral defaults.
 * @param origin origin of the app's URL
 */
export function toAppConfig(
  {
    apiUrl = '/api',
    apiCredentials = false,
    currency,
    timeZone = 'UTC',
    languages,
    sale,
    collections = [],
    shop = {},
    wording = {},
  }: Window['hemline'] = {},
  origin: string,
): AppConfig {
  return {
    currency: toCurrency(currency),
    timeZone,
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
      languages: toLanguages(languages),
      hasSale: sale,
      collections,
      wording: Object.fromEntries(
        Object.entries(wording ?? {}).filter(([, text]) => typeof text === 'string'),
      ),
    },
  };
}

/** The known ones of these codes, each once. */
export function toLanguages(codes: readonly string[] = []): Languages {
  const [first = 'en', ...others] = [...new Set(codes)].filter(isLanguage);
  return [first, ...others];
}
