/** Returns true if a size says nothing, so that no page, mail or print need show it. */
export function isOneSize(size: string): boolean {
  return /^one size$/i.test(size);
}

/** "Linen Shirt in size S", or with other words between and behind; one size is left out. */
export function inSize(name: string, size: string, words = ' in size ', end = ''): string {
  return isOneSize(size) ? name : name + words + size + end;
}

/** Returns true if a table of these lines needs a column of sizes. */
export function haveSizes(lines: readonly { size: string }[]): boolean {
  return lines.some(({ size }) => !isOneSize(size));
}
