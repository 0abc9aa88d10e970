/** Deterministic pseudo-random numbers. */
export type Random = {
  /** From `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  /** True with probability `share`, from 0 to 1. */
  chance: (share: number) => boolean;
  /** One of these values. */
  pick: <T>(from: readonly T[]) => T;
};

/** Mulberry32, a small public-domain generator by Tommy Ettinger. */
export function createRandom(seed: number): Random {
  let state = seed;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    chance: (share) => next() < share,
    pick: (from) => {
      const picked = from[integer(0, from.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
  };
}
