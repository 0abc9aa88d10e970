import { i18n } from '../i18n.ts';
import type { ProductInput } from '../schemas/adminProduct.ts';
import type { EnvParams } from '../schemas/shop.ts';
import { isPayable } from './amounts.ts';
import { listed } from './beside.ts';
import { compositionProblem } from './composition.ts';
import { measureProblems, thereAlready } from './measures.ts';
import { decimals, formatCents } from './money.ts';
import { ownerLimits } from './ownerLimits.ts';
import { saleDayProblems } from './saleDays.ts';
import { codeProblems, type StockCodes } from './stockCodes.ts';

/** Limits of this shop for its products. */
export type ProductRules = Pick<
  EnvParams,
  'allowedSizes' | 'sizeScales' | 'picturesNumber' | 'stockCodes'
>;

/** Errors of a request, by path. */
export type Problems = Map<string, string>;

/**
 * Errors in a product by an admin, beyond its schema. Several main pictures are refused, because
 * any choice among them would be a guess.
 */
export function productInputProblems(
  input: ProductInput,
  { allowedSizes, sizeScales = [], picturesNumber }: ProductRules,
  isUploaded: (picture: string) => boolean,
): Problems {
  const { name, price, regularPrice = 0, salePrice = 0, sizeScale = '' } = input;
  const { measures = [], images, sizes } = input;
  const problems: Problems = new Map();
  const say = (path: string, messageOf: (field: string) => string) =>
    problems.set(path, messageOf(path));
  const sayThat = (path: string, problem: string) =>
    say(path, (field) => i18n.t('{field} {problem}', { field, problem }));

  if (name.trim() === '')
    say('name', (field) => i18n.t('{field} must not be only spaces', { field }));
  if (!isPayable(price)) say('price', tooManyDecimals);
  if (!isPayable(regularPrice)) say('regularPrice', tooManyDecimals);
  else if (!isReduction(price, regularPrice)) {
    say('regularPrice', (field) => i18n.t('{field} must be above the price', { field }));
  }
  const wrongShares = compositionProblem(input.composition ?? '');
  if (wrongShares) sayThat('composition', wrongShares);
  const scale = sizeScales.find((one) => one.name === sizeScale);
  if (sizeScale !== '' && !scale) {
    const values = listed(sizeScales.map((one) => one.name));
    say('sizeScale', (field) =>
      i18n.t('{field} must be empty, or one of {values}', { field, values }),
    );
  }
  const offered = scale?.sizes ?? allowedSizes;
  if (!isPayable(salePrice)) say('salePrice', tooManyDecimals);
  for (const [path, problem] of saleDayProblems(input)) sayThat(path, problem);
  sizes.forEach(({ size }, index) => {
    const path = `sizes[${index}].size`;
    if (!offered.includes(size)) {
      const values = listed(offered);
      say(path, (field) => i18n.t('{field} must be one of {values}', { field, values }));
    } else if (sizes.findIndex((other) => other.size === size) < index) {
      say(path, (field) => thereAlready(field, size));
    }
  });
  for (const [path, problem] of codeProblems(sizes)) problems.set(path, problem);
  for (const [path, problem] of measureProblems(measures, sizes)) problems.set(path, problem);
  if (images.length > picturesNumber) {
    say('images', (field) =>
      i18n.t('{field} must be at most {max}', { field, max: picturesNumber }),
    );
  }
  if (images.filter(({ flagman }) => flagman).length > 1) {
    say('images', (field) => i18n.t('{field} must have one main picture, not several', { field }));
  }
  images.forEach((image, index) => {
    const path = `images[${index}].name`;
    if (images.findIndex((other) => other.name === image.name) < index) {
      say(path, (field) => thereAlready(field, image.name));
    } else if (!isUploaded(image.name)) {
      const picture = image.name;
      say(path, (field) =>
        i18n.t('{field} is {picture}, which was not uploaded', { field, picture }),
      );
    }
  });
  return problems;
}

function tooManyDecimals(field: string): string {
  return decimals() === 2
    ? i18n.t('{field} must have at most two decimals', { field })
    : i18n.t('{field} must be an amount such as {price}', { field, price: formatCents(12_500) });
}

type Priced = { priceCents: number; regularPriceCents: number; lowestPriceCents?: number | null };

/**
 * Price to show beside a reduced one after a change: `lowest`, the lowest of the 30 days before, if
 * the reduction or its price is new; otherwise the price shown before. A raised price also counts
 * as new and keeps the lower one of before. The European Union requires this (Directive 98/6/EC,
 * article 6a).
 */
export function lowestPriceAfter(before: Priced, after: Priced, lowest: number) {
  if (after.regularPriceCents === 0) return undefined;
  const isNew = before.regularPriceCents === 0 || after.priceCents !== before.priceCents;
  return isNew ? lowest : before.lowestPriceCents;
}

/** Returns true if `price` is below the regular one, or if there is no regular one (0). */
export function isReduction(price: number, regularPrice: number): boolean {
  return regularPrice === 0 || regularPrice > price;
}

/** Ends the reduction if a change that does not name the regular price reaches it. */
export function withReduction<D extends { price: number; regularPrice?: number }>(details: D): D {
  const { price, regularPrice = 0 } = details;
  return isReduction(price, regularPrice) ? details : { ...details, regularPrice: 0 };
}

/** The main picture, or else the first. */
export function mainPicture<P extends { flagman: boolean }>(pictures: readonly P[]): P | undefined {
  return pictures.find(({ flagman }) => flagman) ?? pictures[0];
}

/** Marks exactly one picture as the main one. */
export function withMainPicture<P extends { flagman: boolean }>(pictures: readonly P[]): P[] {
  const main = mainPicture(pictures);
  return pictures.map((picture) => ({ ...picture, flagman: picture === main }));
}

type SizeStock = StockCodes & { size: string; quantity: number; quantityReserved: number };

/**
 * Sizes of a product after an admin's change. With `quantitySeen` the difference is applied: units
 * that were sold meanwhile stay sold. It is a problem if a size would lose reserved units, or
 * exceed its maximum.
 */
export function changedSizes(
  asked: ProductInput['sizes'],
  stock: readonly SizeStock[],
): {
  sizes: Pick<
    ProductInput['sizes'][number],
    'size' | 'quantity' | 'description' | keyof StockCodes
  >[];
  problems: Problems;
} {
  const problems: Problems = new Map();
  const gone = stock.filter(({ size }) => !asked.some((each) => each.size === size));
  const heldOfGone = gone.filter(({ quantityReserved }) => quantityReserved > 0);
  if (heldOfGone.length > 0) problems.set('sizes', heldOfGone.map(cannotGo).join(' '));

  const sizes = asked.map((entry, index) => {
    const { size, quantity: typed, quantitySeen, description } = entry;
    const before = stock.find((each) => each.size === size);
    const quantity =
      before && quantitySeen !== undefined ? before.quantity + typed - quantitySeen : typed;
    const path = `sizes[${index}].quantity`;
    if (before && quantity < before.quantityReserved) problems.set(path, tooFew(before));
    if (quantity > ownerLimits.quantity.max) problems.set(path, tooMany(size, quantity));
    const { sku = before?.sku, barcode = before?.barcode } = entry;
    return { size, quantity, description, ...(sku && { sku }), ...(barcode && { barcode }) };
  });
  return { sizes, problems };
}

function cannotGo({ size, quantityReserved }: SizeStock): string {
  return i18n.t(
    '{count, plural, one {Size {size} cannot be removed: one unit is reserved in carts and checkouts right now.} other {Size {size} cannot be removed: # units are reserved in carts and checkouts right now.}}',
    { size, count: quantityReserved },
  );
}

function tooFew({ size, quantity, quantityReserved }: SizeStock): string {
  return quantityReserved > 0
    ? i18n.t(
        '{count, plural, one {Size {size} cannot go below #: one unit is reserved in carts and checkouts right now.} other {Size {size} cannot go below #: # units are reserved in carts and checkouts right now.}}',
        { size, count: quantityReserved },
      )
    : i18n.t('Size {size} has only {count} left by now: reload the product.', {
        size,
        count: quantity,
      });
}

function tooMany(size: string, quantity: number): string {
  return i18n.t(
    'Size {size} would have {count} units by now: reload the product, and use at most {max}.',
    { size, count: quantity, max: ownerLimits.quantity.max },
  );
}
