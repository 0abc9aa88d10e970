import type { ProductDetails } from '../../contract/rules/productFields.ts';
import { isInGroups, normalGroups } from '../../contract/rules/productGroups.ts';
import type { ProductGroup } from '../../contract/schemas/selling.ts';
import type { PlannedRow } from './productCsvPlan.ts';

/** The rows with every new product as a draft, whatever the file says. */
export function withDrafts(rows: readonly PlannedRow[]): PlannedRow[] {
  return rows.map((row) =>
    row.kind === 'add' ? { ...row, product: { ...row.product, draft: true } } : row,
  );
}

type Named = { name: string; colour?: string | undefined; style?: string | undefined };

/** Warns of new products that look like one of the shop's, or of a row before them. */
export function warnOfAlike(rows: readonly PlannedRow[], products: readonly Named[]): PlannedRow[] {
  const known = new Set(products.map(keyOf));
  const firstRows = new Map<string, number>();
  return rows.map((row) => {
    if (row.kind !== 'add') return row;
    const key = keyOf(row.product);
    const first = firstRows.get(key);
    if (known.has(key)) return { ...row, warning: `There is already a “${row.name}”` };
    if (first !== undefined) {
      return { ...row, warning: `There is already a “${row.name}” in row ${first}` };
    }
    firstRows.set(key, row.number);
    return row;
  });
}

function keyOf({ name, colour = '', style = '' }: Named): string {
  return [name, colour, style].map((text) => text.normalize('NFC').trim().toLowerCase()).join('\n');
}

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
