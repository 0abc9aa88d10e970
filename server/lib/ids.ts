import { domainToASCII, domainToUnicode } from 'node:url';
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

/**
 * The email's key, then the other ways to write its domain: for `anna@bücher.de`, Chromium sends
 * Punycode (`xn--bcher-kva.de`) and Firefox the letters.
 */
export function emailKeys(email: string): string[] {
  const key = toEmailKey(email);
  const [name = '', domain = ''] = key.split(/(?<=@)(?=[^@]*$)/);
  // Other domains have one form, and `domainToASCII` changes numbers.
  if (!/xn--|[^ -~]/.test(domain)) return [key];
  const forms = [domainToASCII(domain), domainToUnicode(domain)].filter(Boolean);
  return [key, ...forms.map((form) => name + form)];
}
