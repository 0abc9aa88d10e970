import { TooMany } from '../errors.ts';

/** How often something may be tried: from one network address, and for one email. */
export type AttemptRule = { perAddress: number; perEmail: number; minutes: number };

/** Counts attempts in windows that begin with the first one. */
export type Attempts = {
  /** @throws TooMany, with the seconds to wait, when `key` has used up its attempts */
  count: (key: string, most: number) => void;
};

/** Windows kept in memory, at most; beyond, those that have passed are forgotten. */
const room = 50_000;

export function createAttempts(minutes: number, now: () => Date): Attempts {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function forgetPassed(time: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key);
    // Still too many: somebody uses ever new keys. The oldest go first.
    for (const key of windows.keys()) {
      if (windows.size < room) break;
      windows.delete(key);
    }
  }

  return {
    count: (key, most) => {
      const time = now().getTime();
      let current = windows.get(key);
      if (!current || current.endsAt <= time) {
        if (windows.size >= room) forgetPassed(time);
        current = { count: 0, endsAt: time + minutes * 60_000 };
        windows.delete(key);
        windows.set(key, current);
      }
      if (current.count >= most) throw new TooMany(Math.ceil((current.endsAt - time) / 1000));
      current.count++;
    },
  };
}
