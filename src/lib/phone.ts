/**
 * A phone number without the spaces, dashes and brackets it is shown with. A calling code alone
 * (`+351`), which the field offers before anything is typed, is no number: ''.
 */
export function compactPhone(text: string): string {
  if (/^\+([1-9]\d{0,2})?$/.test(text.trim())) return '';
  return text.replace(/[\s().-]/g, '');
}

/**
 * Digits of a number without its calling code, which a space sets off (`+351 912 345 678`);
 * undefined where none does, and so nobody can tell.
 */
export function countNationalDigits(text: string): number | undefined {
  const national = /^\+\d{1,3}\s(.*)$/.exec(text.trim())?.[1];
  return national?.replace(/\D/g, '').length;
}
