import { patterns } from '../../contract/limits.ts';

const uuid = new RegExp(patterns.uuid);

/** Whether the text can be an id of ours; the database takes nothing else for one. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
