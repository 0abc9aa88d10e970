import { v4 as uuid } from 'uuid';

type JoinLine = { itemId: string; size: string; quantity: number };

const storageKey = 'hemline.joinId';

/**
 * The id under which a guest's lines join a customer's cart: the same until they joined, as the
 * server may have taken them without being heard. Other lines get another, or they would be lost.
 */
export function joinIdFor(lines: readonly JoinLine[]): string {
  const asked = JSON.stringify(lines.map(({ itemId, size, quantity }) => [itemId, size, quantity]));
  const stored = readStored();
  if (stored?.lines === asked) return stored.joinId;
  const joinId = uuid();
  try {
    localStorage.setItem(storageKey, JSON.stringify({ joinId, lines: asked }));
  } catch {
    // Storage is full or disabled: the id lasts as long as this login.
  }
  return joinId;
}

/** The lines are where they belong. */
export function forgetJoinId() {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Then there is none.
  }
}

/** One that is broken counts as none. */
function readStored(): { joinId: string; lines: string } | undefined {
  try {
    const { joinId, lines } = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const isWhole = typeof joinId === 'string' && /^[\w-]{8,64}$/.test(joinId);
    return isWhole && typeof lines === 'string' ? { joinId, lines } : undefined;
  } catch {
    return undefined;
  }
}
