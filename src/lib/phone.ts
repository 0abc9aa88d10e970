/**
 * A phone number without the spaces, dashes and brackets it is shown with. A calling code alone
 * (`+351`), which the field offers before anything is typed, is no number: ''.
 */
export function compactPhone(text: string): string {
  if (/^\+([1-9]\d{0,2})?$/.test(text.trim())) return '';
  return text.replace(/[\s().-]/g, '');
}

/** The shortest numbers in use, calling code included: those of small islands, as `+683 4002`. */
const fewestDigits = 7;

/** Whether a number that fits the pattern has probably lost some digits. */
export function looksShort(text: string): boolean {
  const phone = compactPhone(text);
  return phone !== '' && phone.replace(/\D/g, '').length < fewestDigits;
}

/** Sign-up keeps the digits only, calling code first; the phone field wants the plus before it. */
export function toInternational(phone = ''): string {
  return phone && `+${phone.replace('+', '')}`;
}
