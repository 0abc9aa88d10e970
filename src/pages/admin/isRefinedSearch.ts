/**
 * Whether only the words of a search go on: they are typed bit by bit, and Back must not lead
 * through the bits.
 */
export function isRefinedSearch(before: { q?: string }, after: { q?: string }): boolean {
  return Boolean(before.q && after.q && before.q !== after.q);
}
