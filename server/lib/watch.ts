export type Labels = Record<string, string>;

/**
 * Shows a figure to the shop's operator: `read` is called each time they look. One whose name
 * ends in `_total` only grows. Labels come from short lists: never from a visitor.
 */
export type Watch = (
  name: string,
  help: string,
  read: () => number | readonly (readonly [Labels, number])[],
  labels?: string[],
) => void;

/** How often a cache had what was asked for. */
export function watchLookups(
  cache: string,
  { lookups }: { lookups: Record<string, number> },
  watch?: Watch,
): void {
  const read = () => Object.entries(lookups).map(([result, n]) => [{ result }, n] as const);
  watch?.(`${cache}_cache_lookups_total`, 'What was asked of memory', read, ['result']);
}
