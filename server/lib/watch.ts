export type Labels = Record<string, string>;

/**
 * Registers a metric; `read` is called for each scrape. A name that ends in `_total` is a counter.
 * Labels have few values, and never a visitor's data.
 */
export type Watch = (
  name: string,
  help: string,
  read: () => number | readonly (readonly [Labels, number])[],
  labels?: string[],
) => void;

export function watchLookups(
  cache: string,
  { lookups }: { lookups: Record<string, number> },
  watch?: Watch,
): void {
  const read = () => Object.entries(lookups).map(([result, n]) => [{ result }, n] as const);
  watch?.(`${cache}_cache_lookups_total`, 'What was asked of memory', read, ['result']);
}
