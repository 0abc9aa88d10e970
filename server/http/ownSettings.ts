import { currency, dollars } from '../../contract/rules/money.ts';
import { shownShop } from '../../contract/rules/shopProfile.ts';
import { type Config, measuresVisits } from '../config.ts';
import type { KnownProfile } from '../repositories/shopProfile.ts';
import type { ShopSettings } from './configFile.ts';

/** Where config.js has the app call when it is this server that it calls. */
const ownApi = '/api';

/** Whether the app that has these settings calls this server. */
export function callsHere({ apiUrl = ownApi }: NonNullable<ShopSettings['settings']>): boolean {
  return apiUrl === ownApi;
}

/**
 * What this server has an app know that calls it, beyond what config.js says already.
 * @param own what the owner has set
 */
export function ownSettings(
  settings: ShopSettings['settings'],
  config: Pick<Config, 'WEB_VITALS'>,
  own: KnownProfile | undefined,
): object {
  if (!settings || !callsHere(settings)) return {};
  const isInOtherCurrency = (settings.currency?.code ?? dollars.code) !== currency().code;
  return {
    ...(isInOtherCurrency && { currency: currency() }),
    ...(measuresVisits(config) && { webVitals: true }),
    ...(own && { shop: shownShop(own.profile, own.texts) }),
  };
}
