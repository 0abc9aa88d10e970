import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { ShopProfile } from '../../contract/pages.ts';

type StoredProfile = Omit<ShopProfile, 'url'>;

const neutral: StoredProfile = {
  name: 'Shop',
  description: '',
  supportEmail: '',
  phone: '',
  social: [],
};

/**
 * Reads the shop's own facts from the `config.js` beside the built app, afresh when its owner has
 * changed it. A file that is broken or absent leaves the shop without a name, not without pages.
 */
export function shopProfileReader(
  dist: string,
  report: (error: unknown) => void,
): () => StoredProfile {
  const file = join(dist, 'config.js');
  let read: { version: string; profile: StoredProfile } | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return neutral;
    const version = `${found.mtimeMs} ${found.size}`;
    if (read?.version !== version) read = { version, profile: tryToRead(file, report) };
    return read.profile;
  };
}

function tryToRead(file: string, report: (error: unknown) => void): StoredProfile {
  try {
    const context = createContext({ window: {} });
    runInContext(readFileSync(file, 'utf8'), context, { timeout: 1000 });
    return toProfile(context.window?.hemline?.shop);
  } catch (error) {
    report(error);
    return neutral;
  }
}

function toProfile(shop: Record<string, unknown> = {}): StoredProfile {
  const text = (name: keyof StoredProfile, fallback = '') =>
    typeof shop[name] === 'string' ? shop[name] : fallback;
  const social = Array.isArray(shop.social) ? shop.social : [];
  return {
    name: text('name', neutral.name),
    description: text('description'),
    supportEmail: text('supportEmail'),
    phone: text('phone'),
    social: social.filter((profile) => typeof profile?.url === 'string'),
  };
}
