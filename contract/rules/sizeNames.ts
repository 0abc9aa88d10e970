import { i18n } from '../i18n.ts';

/** Returns true for a size that pages, mails and prints need not mention. */
export function isOneSize(size: string): boolean {
  return /^one size$/i.test(size);
}

/** "Linen Shirt in size S"; one size is left out. */
export function inSize(name: string, size: string): string {
  return isOneSize(size) ? name : i18n.t('{product} in size {size}', { product: name, size });
}

/** "Linen Shirt, S", for feeds and search engines. */
export function commaSize(name: string, size: string): string {
  return isOneSize(size) ? name : `${name}, ${size}`;
}

/** Returns true if a table of these lines needs a column of sizes. */
export function haveSizes(lines: readonly { size: string }[]): boolean {
  return lines.some(({ size }) => !isOneSize(size));
}
