import { toRefusal } from '../../contract/explain.ts';
import { Conflict, type ShopError } from '../errors.ts';

/** @throws Conflict, or this error, when there are problems: all of them, each once */
export function refuse(
  problems: ReadonlyMap<string, string>,
  Refusal: new (message: string, fields?: Record<string, string>) => ShopError = Conflict,
  separator?: string,
): void {
  if (problems.size === 0) return;
  const { message, fields } = toRefusal(problems, separator);
  throw new Refusal(message, fields);
}
