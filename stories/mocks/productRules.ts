import { withOwnMeasures } from '../../contract/rules/measures.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import { detailsOf, trimLabels } from '../../contract/rules/productFields.ts';
import {
  changedSizes,
  lowestPriceAfter,
  productInputProblems,
  withMainPicture,
  withReduction,
} from '../../contract/rules/productInput.ts';
import { changedSaleProblems, noSaleDays, onDay } from '../../contract/rules/saleDays.ts';
import { envParamsWith } from '../../contract/rules/shopSettings.ts';
import { trimCodes } from '../../contract/rules/stockCodes.ts';
import type { AdminProduct, ProductInput } from '../../contract/schemas/adminProduct.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { SizeScale } from '../../contract/schemas/sizeScales.ts';
import { refuse } from './mockEndpoint.ts';

/** Today in every story. */
const today = '2026-05-01';

/** Refuses invalid input, with the problems by path. */
export function checkProduct(
  input: ProductInput,
  sizeScales: readonly SizeScale[],
  knownPictures: ReadonlySet<string>,
) {
  const settings = envParamsWith(sizeScales);
  const trimmed = { ...input, sizes: input.sizes.map(trimCodes) };
  const problems = productInputProblems(trimmed, settings, (name) => knownPictures.has(name));
  refuse(400, problems, '; ');
}

/** Applies an admin's input to `before`; reserved units stay. */
export function applyInput(
  input: ProductInput,
  before: AdminProduct,
): Omit<Product, 'sizes'> & Pick<AdminProduct, 'sizes'> {
  const { sizes, problems } = changedSizes(input.sizes, before.sizes);
  refuse(409, problems);
  const reserved = (size: string) =>
    before.sizes.find((entry) => entry.size === size)?.quantityReserved ?? 0;
  const { lowestPrice: _, ...kept } = before;
  const reduced = withReduction({ ...kept, ...detailsOf(input) });
  refuse(400, new Map(changedSaleProblems(input, reduced)), '; ');
  const details = onDay({ regularPrice: 0, ...noSaleDays, ...reduced }, today);
  // Stories are shorter than 30 days.
  const lowest = Math.min(before.price, before.lowestPrice ?? before.price);
  const lowestCents = lowestPriceAfter(centsOf(before), centsOf(details), toCents(lowest));
  return withOwnMeasures({
    ...trimLabels(details),
    ...(typeof lowestCents === 'number' && { lowestPrice: toDollars(lowestCents) }),
    name: input.name.trim(),
    images: withMainPicture(input.images).map((image) => ({
      ...image,
      signedUrl: `pictures/${image.name}`,
    })),
    sizes: sizes.map((entry) => ({ ...trimCodes(entry), quantityReserved: reserved(entry.size) })),
  });
}

function centsOf({ price, regularPrice = 0, lowestPrice }: Product) {
  return {
    priceCents: toCents(price),
    regularPriceCents: toCents(regularPrice),
    lowestPriceCents: lowestPrice === undefined ? null : toCents(lowestPrice),
  };
}
