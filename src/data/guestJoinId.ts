import { v4 as uuid } from 'uuid';
import type { CartLine } from '../../contract/schemas/cart.ts';
import { persisted } from './persisted.ts';

type StoredJoin = { joinId: string; lines: string };

const stored = persisted('hemline.joinId', parseJoin);

/**
 * The id under which a guest's lines join a customer's cart: the same until they joined, as the
 * server may have taken them without being heard. Other lines get another, or they would be lost.
 */
export function joinIdFor(cart: readonly CartLine[]): string {
  const lines = JSON.stringify(cart.map(({ itemId, size, quantity }) => [itemId, size, quantity]));
  const known = stored.read();
  if (known?.lines === lines) return known.joinId;
  const joinId = uuid();
  stored.write({ joinId, lines });
  return joinId;
}

/** The lines are where they belong. */
export const forgetJoinId = stored.remove;

function parseJoin(value: unknown): StoredJoin | undefined {
  const { joinId, lines } = value as Partial<StoredJoin>;
  const isWhole = typeof joinId === 'string' && /^[\w-]{8,64}$/.test(joinId);
  return isWhole && typeof lines === 'string' ? { joinId, lines } : undefined;
}
