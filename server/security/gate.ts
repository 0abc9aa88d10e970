/** Lets at most `width` pieces of work run at once; the others wait their turn. */
export function createGate(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < width) running++;
    else await new Promise<void>((wake) => waiting.push(wake));
    try {
      return await work();
    } finally {
      // The place is handed over, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
