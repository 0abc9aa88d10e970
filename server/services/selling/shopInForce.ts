import type { Database } from '../../db/database.ts';
import { coalesce } from '../../lib/coalesce.ts';
import { findShortProfile } from '../../repositories/shopProfile.ts';

/** What mails, papers and rules need to know of the shop. */
type Known = {
  name: string;
  /** Of the shop, for its papers; in lines, empty for none. */
  address: string;
  email: string;
  /** Days in which an order can be returned; 0 where the shop takes nothing back by itself. */
  returnDays: number;
};

/** The same as this process last read it. */
export type ShopInForce = Readonly<Known> & {
  /** Reads it again; whatever was committed before the call is part of it, whichever process did it. */
  refresh: () => Promise<void>;
};

/**
 * What the owner has set, else what the server's own settings say. Everyone who gets it sees the
 * latest: each call of the API that may need it, and each round of the cleanup, reads it first.
 */
export function shopInForce(db: Database, settings: Known): ShopInForce {
  const refresh = coalesce(async () => {
    const stored = await findShortProfile(db);
    const {
      name,
      address,
      returnDays,
      supportEmail: email,
    } = stored?.profile ?? {
      ...settings,
      supportEmail: settings.email,
    };
    Object.assign(known, { name, address, returnDays, email: email || settings.email });
  });
  const known = { ...settings, refresh };
  return known;
}
