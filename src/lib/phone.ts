/** Calling code that is repeated after the prefilled one: `+49 0049`. */
const repeatedCode =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|5[09]\d|6[7-9]\d|8[03578]\d|9[679]\d)00\1/;

/**
 * Removes spaces, dashes, brackets and a repeated calling code from a phone number. A calling code
 * alone (`+351`), which the field prefills, becomes ''.
 */
export function compactPhone(text: string): string {
  if (/^\+([1-9]\d{0,2})?$/.test(text.trim())) return '';
  return text.replace(/[\s().-]/g, '').replace(repeatedCode, '+$1');
}

/** Shortest numbers in use, including the calling code, on small islands, such as `+683 4002`. */
const fewestDigits = 7;

/** Returns true if a valid number probably lacks digits. */
export function isSuspiciouslyShort(text: string): boolean {
  const phone = compactPhone(text);
  return phone !== '' && phone.replace(/\D/g, '').length < fewestDigits;
}

/** Adds the plus that the phone field needs and that sign-up removes. */
export function toInternational(phone = ''): string {
  return phone && `+${phone.replace('+', '')}`;
}
