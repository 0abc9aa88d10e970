import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { House } from '../../contract/pages.ts';

type Facts = Omit<House, 'url'>;

const neutral: Facts = { name: 'Shop', description: '', supportEmail: '', phone: '', social: [] };

/**
 * Reads the shop's own facts from the `config.js` beside the built app, afresh when its owner has
 * changed it. A file that is broken or absent leaves the shop without a name, not without pages.
 */
export function houseReader(dist: string, report: (error: unknown) => void): () => Facts {
  const file = join(dist, 'config.js');
  let read: { version: string; facts: Facts } | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return neutral;
    const version = `${found.mtimeMs} ${found.size}`;
    if (read?.version !== version) read = { version, facts: tryToRead(file, report) };
    return read.facts;
  };
}

function tryToRead(file: string, report: (error: unknown) => void): Facts {
  try {
    const context = createContext({ window: {} });
    runInContext(readFileSync(file, 'utf8'), context, { timeout: 1000 });
    return toFacts(context.window?.hemline?.shop);
  } catch (error) {
    report(error);
    return neutral;
  }
}

function toFacts(shop: Record<string, unknown> = {}): Facts {
  const text = (name: keyof Facts, fallback = '') =>
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
