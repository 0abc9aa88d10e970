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
 * Compares two sides of a story. What differs once is looked at again, and counts as changed when
 * it differs the same way in a fresh page, too: each side has shown the same twice.
 * @param take shows the story anew; from the second time on patiently, from the third on afresh
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
