import { i18n } from '../../../contract/i18n.ts';
import { withOwnMeasures } from '../../../contract/rules/measures.ts';
import { extensionsIn, withExtensions } from '../../../contract/rules/productExtensions.ts';
import { emptyDetails } from '../../../contract/rules/productFields.ts';
import type { ProductRules } from '../../../contract/rules/productInput.ts';
import { inScaleOrder } from '../../../contract/rules/scaleOrder.ts';
import type {
  AdminProduct,
  ProductChange,
  ProductInput,
} from '../../../contract/schemas/adminProduct.ts';
import { toProductChange } from '../productDifferences.ts';
import { type readCodes, withCodes } from './productCodes.ts';
import { stockSeenColumn } from './productColumns.ts';
import { Problem, type RowFields, readQuantity, readStockSeen } from './productCsvRow.ts';

export type Codes = ReturnType<typeof readCodes>['codes'];

export function toNewProduct(
  { details, imageNames = [] }: RowFields,
  stock: Stock,
  codes: Codes,
  { sizeScales = [] }: ProductRules,
): ProductInput {
  const sizes = stock.flatMap(({ size, quantity }) =>
    quantity === undefined ? [] : [{ size, quantity, description: '' }],
  );
  return withOwnMeasures({
    ...emptyDetails,
    ...details,
    images: imageNames.map((name, index) => ({ name, flagman: index === 0 })),
    sizes: withCodes(inScaleOrder({ ...details, sizes }, sizeScales), codes),
  });
}

/** Keeps what the file does not contain, such as the main picture and size descriptions. */
export function toChange(
  product: AdminProduct,
  { details, imageNames }: RowFields,
  stock: Stock,
  codes: Codes,
  { sizeScales = [] }: ProductRules,
): ProductChange {
  const before = toProductChange(product);
  const main = before.images.find(({ flagman }) => flagman)?.name;
  const mainName = imageNames?.find((name) => name === main) ?? imageNames?.[0];
  const told = new Map(stock.map(({ size, quantity }) => [size, quantity]));
  const kept = before.sizes.flatMap((entry) => {
    const quantity = told.has(entry.size) ? told.get(entry.size) : entry.quantity;
    return quantity === undefined ? [] : [{ ...entry, quantity }];
  });
  const added = stock.flatMap(({ size, quantity }) =>
    quantity === undefined || before.sizes.some((entry) => entry.size === size)
      ? []
      : [{ size, quantity, description: '' }],
  );
  const sizes = [...kept, ...added];
  const ordered =
    added.length > 0 ? inScaleOrder({ ...before, ...details, sizes }, sizeScales) : sizes;
  return withOwnMeasures({
    ...before,
    ...withExtensions(details, extensionsIn([product])),
    ...(imageNames && {
      images: imageNames.map((name) => ({ name, flagman: name === mainName })),
    }),
    sizes: withCodes(ordered, codes),
  });
}

/** New quantities by size; undefined if the size is no longer offered. */
type Stock = { size: string; quantity: number | undefined }[];

/** Sizes that the file changes; `seen` has the quantities at export. */
export function readStock(
  cells: Record<string, string | undefined>,
  sizes: readonly string[],
  product: AdminProduct | undefined,
): { sizes: Stock; seen?: ReadonlyMap<string, number>; problems: string[] } {
  const stock: Stock = [];
  const problems: string[] = [];
  const seenCell = product && cells[stockSeenColumn];
  const seen = seenCell === undefined ? undefined : readStockSeen(seenCell);
  if (seen instanceof Problem) return { sizes: [], problems: [seen.textFor(stockSeenColumn)] };
  for (const size of sizes) {
    const cell = cells[size];
    if (cell === undefined) continue;
    const quantity = readQuantity(cell);
    if (seen && quantity === seen.get(size)) continue;
    const entry = product?.sizes.find((other) => other.size === size);
    const reserved = entry?.quantityReserved ?? 0;
    if (quantity instanceof Problem) problems.push(quantity.textFor(size));
    else if (reserved > (quantity ?? 0))
      problems.push(i18n.t('{size} can’t go below {reserved}: reserved', { size, reserved }));
    else stock.push({ size, quantity });
  }
  return { sizes: stock, seen, problems };
}
