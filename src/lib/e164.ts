import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { compactPhone } from './phone.ts';

/**
 * Converts an international number (E.164) that was typed in national format: `+49 0176 12345678`
 * is `+4917612345678`, as libphonenumber reads it. Italy's leading zero is kept. Numbers that it
 * can't read are compacted.
 */
export function toE164(text: string): string {
  const compact = compactPhone(text);
  return parsePhoneNumberFromString(compact)?.number ?? compact;
}
