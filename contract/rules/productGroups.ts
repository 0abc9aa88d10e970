import { i18n } from '../i18n.ts';
import { categories } from '../limits.ts';
import type { Product } from '../schemas/product.ts';
import type { ProductGroup } from '../schemas/selling.ts';
import { listed } from './beside.ts';
import { categoryInfo } from './categories.ts';

/** Returns true if a product is in one of these groups. */
export function isInGroups(
  { category, kind }: Pick<Product, 'category' | 'kind'>,
  groups: readonly ProductGroup[],
): boolean {
  return groups.some(
    (group) => group.category === category && (group.kind === undefined || group.kind === kind),
  );
}

/**
 * Stored form of groups: without duplicates and in the shop's order. A whole category replaces its
 * kinds.
 */
export function normalGroups(groups: readonly ProductGroup[]): ProductGroup[] {
  return categories.flatMap((category) => {
    const own = groups.filter((group) => group.category === category);
    if (own.some(({ kind }) => kind === undefined)) return [{ category }];
    const kinds = new Set(own.flatMap(({ kind }) => kind?.trim() ?? []));
    return [...kinds].sort().map((kind) => ({ category, kind }));
  });
}

/**
 * "Women’s Dresses, Women’s Skirts and Kids".
 *
 * @param labelOf translation of a kind; by default kinds are as the owner wrote them
 */
export function groupNames(
  groups: readonly ProductGroup[],
  labelOf = (kind: string) => kind,
): string {
  const names = groups.map(({ category, kind }) =>
    kind === undefined
      ? i18n.t(categoryInfo[category].name)
      : i18n.t(
          '{category, select, women {Women’s {kind}} men {Men’s {kind}} other {Kids’ {kind}}}',
          { category, kind: labelOf(kind) },
        ),
  );
  return listOf(names);
}

/** "Women, Men and Kids". */
function listOf(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  if (before.length === 0) return last;
  return i18n.t('{names} and {last}', { names: listed(before.reverse()), last });
}
