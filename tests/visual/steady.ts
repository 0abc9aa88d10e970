import { compare, type Difference } from './compare.ts';
import { type Scheme, schemes } from './stories.ts';

export type Pictures = Record<Scheme, Buffer>;
/** Pictures of one story on both sides. */
export type Pair = { before: Pictures; after: Pictures };

type Verdict = {
  /** Changes by colour scheme. */
  changed: Partial<Record<Scheme, Difference>>;
  /** One side never looked the same twice. */
  isUnsteady: boolean;
};

const atMost = 4;

/**
 * Compares two sides of a story. A difference is checked again, and counts if a fresh page shows it
 * too: each side has then looked the same twice.
 * @param take draws the story again; patiently from the second time on, in a fresh page from the
 * third
 */
export async function findChanges(
  take: (how: { isAfresh: boolean; isPatient: boolean }) => Promise<Pair>,
): Promise<Verdict> {
  const changed: Verdict['changed'] = {};
  let open: readonly Scheme[] = schemes;
  let last: Pair | undefined;
  for (let taken = 0; taken < atMost && open.length > 0; taken++) {
    const now = await take({ isPatient: taken > 0, isAfresh: taken > 1 });
    const still: Scheme[] = [];
    for (const scheme of open) {
      const difference = await compare(now.before[scheme], now.after[scheme]);
      if (!difference) continue;
      if (last && taken > 1 && (await isSame(last, now, scheme))) changed[scheme] = difference;
      else still.push(scheme);
    }
    open = still;
    last = now;
  }
  return { changed, isUnsteady: open.length > 0 };
}

async function isSame(one: Pair, other: Pair, scheme: Scheme): Promise<boolean> {
  const differences = await Promise.all([
    compare(one.before[scheme], other.before[scheme]),
    compare(one.after[scheme], other.after[scheme]),
  ]);
  return differences.every((difference) => !difference);
}
