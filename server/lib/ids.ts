import { patterns } from '../../contract/limits.ts';
import { BadInput } from '../errors.ts';

const uuid = new RegExp(patterns.uuid);

/** Whether the text can be an id of the shop; the database accepts nothing else. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** The error for a `requestId` that is no new UUID. */
export function wrongId(): BadInput {
  return new BadInput('requestId must be a new UUID', 'requestId');
}
