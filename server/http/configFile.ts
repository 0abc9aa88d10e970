import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { ShortProfile } from '../../contract/schemas/shopProfile.ts';

/** The profile that config.js names. */
type ConfiguredProfile = Omit<ShortProfile, 'returnDays' | 'home'>;

/** Milliseconds for a `config.js` that never ends; on a machine that stands still, one that does may take seconds. */
const timeout = 10_000;

/** What `config.js` says. */
export type ShopSettings = {
  profile: ConfiguredProfile;
  /** All that it sets, for the app; undefined where it is broken or absent. */
  settings: { apiUrl?: string; currency?: { code?: string } } | undefined;
  /** The file itself. */
  text: string;
  /** Another one after each change. */
  version: string;
};

const nameless = { profile: toProfile(), settings: undefined, text: '' };

/**
 * Reads the `config.js` beside the built app, afresh when its owner has changed it. A file that is
 * broken or absent leaves the shop without a name, not without pages.
 * @param dist undefined where no app was built
 */
export function shopSettingsReader(
  dist: string | undefined,
  report: (error: unknown) => void,
): () => ShopSettings {
  const absent = { ...nameless, version: '' };
  if (dist === undefined) return () => absent;
  const file = join(dist, 'config.js');
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
    return nameless;
  }
}

function toProfile(shop: Fields = {}): ConfiguredProfile {
  const { social: links, profile, team } = shop;
  const social = listOf([profile, ...listOf(links)]).filter((link) => textIn(link, 'url'));
  return {
    name: textIn(shop, 'name') || 'Shop',
    description: textIn(shop, 'description'),
    supportEmail: textIn(shop, 'supportEmail'),
    phone: textIn(shop, 'phone'),
    address: textIn(shop, 'address'),
    openingHours: textIn(shop, 'openingHours'),
    // The profile of the contact page is the first of them.
    social: [...new Map(social.map((link) => [link.url, toLink(link)])).values()],
    team: listOf(team).map((member) => ({
      name: textIn(member, 'name'),
      role: toBilingual(member, 'role'),
      bio: toBilingual(member, 'bio'),
    })),
  };
}

type Fields = Record<string, unknown>;

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item) : [];
}

function textIn(fields: Fields | undefined, name: string): string {
  const value = fields?.[name];
  return typeof value === 'string' ? value : '';
}

function toLink(link: Fields) {
  return { name: textIn(link, 'name'), url: textIn(link, 'url') };
}

function toBilingual(fields: Fields, name: string) {
  const both = fields[name] as Fields | undefined;
  return { en: textIn(both, 'en'), ru: textIn(both, 'ru') };
}
