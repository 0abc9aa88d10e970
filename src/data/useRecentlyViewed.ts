import { persisted, usePersisted } from './persisted.ts';

const none: string[] = [];
const viewed = persisted('hemline.recentlyViewed', parseIds);

export const maxViewed = 12;

/** Ids of recently viewed products, latest first. */
export function useRecentlyViewed(): readonly string[] {
  return usePersisted(viewed) ?? none;
}

export function recordViewed(id: string) {
  const before = viewed.read() ?? none;
  if (before[0] === id) return;
  viewed.write([id, ...before.filter((other) => other !== id)].slice(0, maxViewed));
}

function parseIds(stored: unknown): string[] {
  if (!Array.isArray(stored)) return none;
  return stored.filter((id) => typeof id === 'string' && id.length <= 64).slice(0, maxViewed);
}
