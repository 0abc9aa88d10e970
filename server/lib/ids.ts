import { patterns } from '../../contract/limits.ts';
import { BadInput } from '../errors.ts';

const uuid = new RegExp(patterns.uuid);

/** Whether the text can be an id of ours; the database takes nothing else for one. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** What is wrong with a `requestId` that is none, or is another request's. */
export function wrongId(): BadInput {
  return new BadInput('requestId must be a new UUID', 'requestId');
}
