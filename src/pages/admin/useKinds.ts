import type { Category } from '../../../contract/schemas/product.ts';
import { useProductCounts } from '../../data/useProductCounts.ts';

/** Kinds of product that the shop has, per category. */
export function useKinds(): Record<Category, string[]> {
  return { women: useKindsOf('women'), men: useKindsOf('men'), kid: useKindsOf('kid') };
}

function useKindsOf(category: Category): string[] {
  return useProductCounts({ category })?.kind.map(({ value }) => value) ?? [];
}
