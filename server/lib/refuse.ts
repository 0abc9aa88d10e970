import { Conflict } from '../errors.ts';

/** @throws Conflict when there are problems: all of them, each once */
export function refuse(problems: ReadonlyMap<string, string>): void {
  if (problems.size === 0) return;
  const texts = [...new Set(problems.values())];
  throw new Conflict(texts.join(' '), Object.fromEntries(problems));
}
