import type { ProductDetails } from '../../contract/rules/productFields.ts';
import { isInGroups, normalGroups } from '../../contract/rules/productGroups.ts';
import type { ProductGroup } from '../../contract/schemas/selling.ts';
import type { PlannedRow } from './productCsvPlan.ts';

type OfKind = Pick<ProductDetails, 'category' | 'kind'>;

/**
 * The kinds that rows bring into their categories. A kind is whatever products say it is, so a
 * misspelt one is new as well.
 */
export function newKinds(rows: readonly PlannedRow[], products: readonly OfKind[]): ProductGroup[] {
  const added: OfKind[] = rows.flatMap((row) => {
    if (row.kind === 'add') return row.product;
    return row.kind === 'change' ? row.change : [];
  });
  const known = groupsOf(products);
  return normalGroups(groupsOf(added).filter((group) => !isInGroups(group, known)));
}

function groupsOf(products: readonly OfKind[]): ProductGroup[] {
  return products.flatMap(({ category, kind }) => (kind ? { category, kind } : []));
}
