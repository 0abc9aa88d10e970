import { i18n } from '../../contract/i18n.ts';
import { patterns } from '../../contract/limits.ts';
import { BadInput } from '../errors.ts';

const uuid = new RegExp(patterns.uuid);

/** Returns true if the text is a UUID; the database accepts nothing else. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Error for a `requestId` that is not a new UUID. */
export function wrongId(): BadInput {
  return new BadInput(i18n.t('requestId must be a new UUID'), 'requestId');
}

/** Emails that differ only in capitals, or in how Unicode writes a letter, are the same. */
export function toEmailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
