import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { compactPhone } from './phone.ts';

/**
 * International number (E.164) of one typed as at home: `+49 0176 12345678` is `+4917612345678`, as
 * libphonenumber reads it. Italy's leading zero is kept. Numbers that it can't read are compacted.
 */
export function toE164(text: string): string {
  const compact = compactPhone(text);
  return parsePhoneNumberFromString(compact)?.number ?? compact;
}
