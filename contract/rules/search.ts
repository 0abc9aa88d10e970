/** Normalizes texts for a search: one per line, without case. */
export function toSearchText(...texts: readonly string[]): string {
  return texts.join('\n').normalize('NFC').toLowerCase();
}

/** The words of a search; each must occur in the search text. */
export function toSearchWords(search: string): string[] {
  // A database text cannot contain NUL, and neither can its search pattern.
  const words = toSearchText(search).split(/[\s\0]+/);
  return [...new Set(words)].filter((word) => word !== '');
}

/** Returns true if texts contain every word of a search. */
export function hasWords(search: string | undefined, ...texts: readonly string[]): boolean {
  const text = toSearchText(...texts);
  return toSearchWords(search ?? '').every((word) => text.includes(word));
}
