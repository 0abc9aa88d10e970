/**
 * A phone number without the spaces, dashes and brackets it is shown with. A calling code alone
 * (`+351`), which the field offers before anything is typed, is no number: ''.
 */
export function compactPhone(text: string): string {
  const compact = text.replace(/[\s().-]/g, '');
  return /^\+([1-9]\d{0,2})?$/.test(compact) ? '' : compact;
}
