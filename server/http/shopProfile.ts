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

/** Milliseconds for a `config.js` that never ends; on a machine that stands still, one that does may take seconds. */
const timeout = 10_000;

/** What `config.js` says. */
export type ShopSettings = {
  profile: StoredProfile;
  /** All that it sets, for the app; undefined where it is broken or absent. */
  settings: { apiUrl?: string; currency?: { code?: string } } | undefined;
  /** The file itself. */
  text: string;
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
  const absent = { profile: neutral, settings: undefined, text: '', version: '' };
  let read: ShopSettings | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return absent;
    const version = `${found.mtimeMs} ${found.size}`;
    if (read?.version !== version) read = { ...tryToRead(file, report), version };
    return read;
  };
}

function tryToRead(file: string, report: (error: unknown) => void): Omit<ShopSettings, 'version'> {
  try {
    const text = readFileSync(file, 'utf8');
    const context = createContext({ window: {} });
    runInContext(text, context, { timeout });
    // Nothing but data, whatever the file has put there.
    const settings = JSON.parse(JSON.stringify(context.window?.hemline ?? null)) ?? undefined;
    return { profile: toProfile(settings?.shop), settings, text };
  } catch (error) {
    report(error);
    return { profile: neutral, settings: undefined, text: '' };
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
