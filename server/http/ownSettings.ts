import { currency, dollars } from '../../contract/rules/money.ts';
import { homePictureUrls, shownShop } from '../../contract/rules/shopProfile.ts';
import { type Config, measuresVisits } from '../config.ts';
import { coalesce } from '../lib/coalesce.ts';
import { findShortProfile, type KnownProfile } from '../repositories/shopProfile.ts';
import type { Context } from '../services/context.ts';
import { bannerUrlIn, type PictureUrlSigner } from '../services/pictures/renditionUrls.ts';
import type { ShopSettings } from './configFile.ts';

/** The URL of the API in config.js where the app calls this server. */
const ownApi = '/api';

/** Whether the app that has these settings calls this server. */
export function callsHere({ apiUrl = ownApi }: NonNullable<ShopSettings['settings']>): boolean {
  return apiUrl === ownApi;
}

/**
 * Reads what the owner has set for the app that calls this server; the last of it while the database
 * is away.
 */
export function ownProfileReader(
  db: Context['db'],
  readSettings: () => ShopSettings,
  report: (error: unknown) => void,
): () => Promise<KnownProfile | undefined> {
  const readProfile = coalesce(() => findShortProfile(db));
  let last: KnownProfile | undefined;
  return async () => {
    const { settings } = readSettings();
    if (!settings || !callsHere(settings)) return undefined;
    last = await readProfile().catch((error) => {
      report(error);
      return last;
    });
    return last;
  };
}

/**
 * What this server tells an app that calls it, beyond what config.js already says.
 * @param own what the owner has set
 */
export function ownSettings(
  settings: ShopSettings['settings'],
  config: Pick<Config, 'WEB_VITALS'>,
  own: KnownProfile | undefined,
  pictures: PictureUrlSigner,
): object {
  if (!settings || !callsHere(settings)) return {};
  const isInOtherCurrency = (settings.currency?.code ?? dollars.code) !== currency().code;
  return {
    ...(isInOtherCurrency && { currency: currency() }),
    ...(measuresVisits(config) && { webVitals: true }),
    ...(own && {
      shop: shownShop(
        own.profile,
        own.texts,
        homePictureUrls(own.profile.home, bannerUrlIn(pictures)),
      ),
    }),
  };
}
