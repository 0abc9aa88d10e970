import { categories } from '../limits.ts';
import type { Product } from '../schemas/product.ts';
import type { ProductGroup } from '../schemas/selling.ts';
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

/** "Women’s Dresses, Women’s Skirts and Kids". */
export function groupNames(groups: readonly ProductGroup[]): string {
  const names = groups.map(({ category, kind }) =>
    kind === undefined ? categoryInfo[category].name : `${possessives[category]} ${kind}`,
  );
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}

const possessives: Record<ProductGroup['category'], string> = {
  women: 'Women’s',
  men: 'Men’s',
  kid: 'Kids’',
};
