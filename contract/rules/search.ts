/** Texts as a search sees them: one below the other, without case. */
export function toSearchText(...texts: readonly string[]): string {
  return texts.join('\n').normalize('NFC').toLowerCase();
}

/** The words of a search; each must occur in the search text. */
export function toSearchWords(search: string): string[] {
  // A database text holds no NUL, and so neither may what it is compared with.
  const words = toSearchText(search).split(/[\s\0]+/);
  return [...new Set(words)].filter((word) => word !== '');
}

/** Whether texts hold every word of a search. */
export function hasWords(search: string | undefined, ...texts: readonly string[]): boolean {
  const text = toSearchText(...texts);
  return toSearchWords(search ?? '').every((word) => text.includes(word));
}
