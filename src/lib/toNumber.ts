/** What yup takes for a number, as one: it passes over spaces, as in `1 000`. */
export function toNumber(typed: string): number {
  return Number(typed.replace(/\s/g, ''));
}
