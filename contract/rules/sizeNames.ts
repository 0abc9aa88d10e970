/** Returns true if a size says nothing, so that no page, mail or print need show it. */
export function isOneSize(size: string): boolean {
  return /^one size$/i.test(size);
}

/** "Linen Shirt in size S", or with other words between and behind; one size is left out. */
export function inSize(name: string, size: string, words = ' in size ', end = ''): string {
  return isOneSize(size) ? name : name + words + size + end;
}
