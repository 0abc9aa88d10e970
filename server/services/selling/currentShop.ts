import type { ShortProfile } from '../../../contract/schemas/shopProfile.ts';
import type { Connection } from '../../db/database.ts';
import { coalesce } from '../../lib/time.ts';
import { findShortProfile } from '../../repositories/shop.ts';

/** Details of the shop for emails, documents and rules. */
type Known = {
  name: string;
  /** Address for documents, in lines; empty for none. */
  address: string;
  email: string;
  /** Legal name, address and VAT number, in lines. */
  seller?: ShortProfile['seller'];
  /** Days for returns; 0 if the shop accepts none by itself. */
  returnDays: number;
  returnsPaidBy?: ShortProfile['returnsPaidBy'];
  /** The official notice of the legal guarantee, by language. */
  notices?: ShortProfile['notices'];
};

/** Details of the shop as this process last read them. */
export type CurrentShop = Readonly<Known> & {
  /** Details of the shop with this profile. */
  withProfile: (profile?: ShortProfile) => Known;
  /** Reads the settings again, with all commits before the call by any process. */
  refresh: () => Promise<void>;
};

/**
 * The owner's settings, or else the server's own. The object is updated in place: each API call
 * that may need it, and each round of the cleanup, refreshes it first.
 */
export function currentShop(
  { db, commits }: Pick<Connection, 'db' | 'commits'>,
  settings: Known,
): CurrentShop {
  const withProfile = (profile?: ShortProfile): Known => {
    const { name, address, seller, returnDays, returnsPaidBy, notices } = profile ?? settings;
    const email = profile?.supportEmail || settings.email;
    return { name, address, seller, returnDays, returnsPaidBy, notices, email };
  };
  const refresh = coalesce(async () => {
    const { profile } = (await findShortProfile(db)) ?? {};
    Object.assign(known, withProfile(profile));
  }, commits);
  const known = { ...settings, withProfile, refresh };
  return known;
}
