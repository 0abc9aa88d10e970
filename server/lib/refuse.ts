import { Conflict, type ShopError } from '../errors.ts';

/** @throws Conflict, or this error, when there are problems: all of them, each once */
export function refuse(
  problems: ReadonlyMap<string, string>,
  Refusal: new (message: string, fields: Record<string, string>) => ShopError = Conflict,
): void {
  if (problems.size === 0) return;
  const texts = [...new Set(problems.values())];
  throw new Refusal(texts.join(' '), Object.fromEntries(problems));
}
