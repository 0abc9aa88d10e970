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

/** What `config.js` says. */
export type ShopSettings = {
  profile: StoredProfile;
  /** All that it sets, for the app; undefined where it is broken or absent. */
  settings: { apiUrl?: string } | undefined;
  /** Another one after each change. */
  version: string;
};

/**
 * Reads the `config.js` beside the built app, afresh when its owner has changed it. A file that is
 * broken or absent leaves the shop without a name, not without pages.
 */
export function shopSettingsReader(
  dist: string,
  report: (error: unknown) => void,
): () => ShopSettings {
  const file = join(dist, 'config.js');
  const absent = { profile: neutral, settings: undefined, version: '' };
  let read: ShopSettings | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return absent;
    const version = `${found.mtimeMs} ${found.size}`;
    if (read?.version !== version) read = { ...tryToRead(file, report), version };
    return read;
  };
}

function tryToRead(
  file: string,
  report: (error: unknown) => void,
): Pick<ShopSettings, 'profile' | 'settings'> {
  try {
    const context = createContext({ window: {} });
    runInContext(readFileSync(file, 'utf8'), context, { timeout: 1000 });
    // Nothing but data, whatever the file has put there.
    const settings = JSON.parse(JSON.stringify(context.window?.hemline ?? null)) ?? undefined;
    return { profile: toProfile(settings?.shop), settings };
  } catch (error) {
    report(error);
    return { profile: neutral, settings: undefined };
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
