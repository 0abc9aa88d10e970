import { withOwnMeasures } from '../../../contract/rules/measures.ts';
import { extensionsIn, withExtensions } from '../../../contract/rules/productExtensions.ts';
import { emptyDetails } from '../../../contract/rules/productFields.ts';
import type {
  AdminProduct,
  ProductChange,
  ProductInput,
} from '../../../contract/schemas/adminProduct.ts';
import { toProductChange } from '../productDifferences.ts';
import { type readCodes, withCodes } from './productCodes.ts';
import type { RowFields } from './productCsvRow.ts';
import type { Stock } from './productStock.ts';

export type Codes = ReturnType<typeof readCodes>['codes'];

export function toNewProduct(
  { details, imageNames = [] }: RowFields,
  stock: Stock,
  codes: Codes,
): ProductInput {
  return withOwnMeasures({
    ...emptyDetails,
    ...details,
    images: imageNames.map((name, index) => ({ name, flagman: index === 0 })),
    sizes: withCodes(
      stock.flatMap(({ size, quantity }) =>
        quantity === undefined ? [] : [{ size, quantity, description: '' }],
      ),
      codes,
    ),
  });
}

/** Keeps what the file does not contain, such as the main picture and size descriptions. */
export function toChange(
  product: AdminProduct,
  { details, imageNames }: RowFields,
  stock: Stock,
  codes: Codes,
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
  return withOwnMeasures({
    ...before,
    ...withExtensions(details, extensionsIn([product])),
    ...(imageNames && {
      images: imageNames.map((name) => ({ name, flagman: name === mainName })),
    }),
    sizes: withCodes([...kept, ...added], codes),
  });
}
