import { currency, toCents } from '../../../contract/rules/money.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { BilledLine } from '../../../contract/rules/pricing.ts';
import { availableUnits } from '../../../contract/rules/stock.ts';
import type { Product, ProductSize } from '../../../contract/schemas/product.ts';
import { type PictureSources, sourcesOf } from '../pictures.ts';
import { type GuestLine, isDisplayed } from './guestLines.ts';

/** Problem that blocks ordering a line until the shopper resolves it. */
export type CartProblem =
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  | { kind: 'onlyLeft'; units: number }
  | { kind: 'priceChanged'; beforeCents: number };

/** Cart line for display; money in cents. */
export type CartRow = {
  itemId: string;
  size: string;
  name: string;
  /** Absent if the product is gone. */
  product?: Pick<Product, 'category' | 'kind'>;
  /** Main picture; absent if the product has none or is gone. */
  picture?: PictureSources;
  /** 0 if unknown: the product is gone, and its price was never seen in the currency in use. */
  priceCents: number;
  quantity: number;
  lineTotalCents: number;
  /** A unit can be added: one is available, and the line has no problem. */
  canAdd: boolean;
  problem?: CartProblem;
};

/** Current product fields that a row needs. */
type CurrentProduct = Pick<
  Product,
  '_id' | 'name' | 'category' | 'kind' | 'colour' | 'price' | 'images'
> & { sizes: readonly Omit<ProductSize, 'description'>[] };

/** Joins lines with current products; a missing product was removed from the shop. */
export function toCartRows(
  lines: readonly GuestLine[],
  products: readonly CurrentProduct[],
): CartRow[] {
  return lines.filter(isDisplayed).map((line) =>
    toCartRow(
      line,
      products.find(({ _id }) => _id === line.itemId),
    ),
  );
}

function toCartRow(line: GuestLine, product: CurrentProduct | undefined): CartRow {
  const size = product?.sizes.find((entry) => entry.size === line.size);
  const free = size ? availableUnits(size) : 0;
  const isInUse = (line.currency ?? currency().code) === currency().code;
  const seenCents = isInUse ? line.priceCents : 0;
  const priceCents = product ? toCents(product.price) : seenCents;
  const problem = findProblem();
  return {
    itemId: line.itemId,
    size: line.size,
    name: product ? nameInColour(product) : line.name,
    ...(product && { product, ...pictureOf(product) }),
    priceCents,
    quantity: line.quantity,
    lineTotalCents: priceCents * line.quantity,
    canAdd: !problem && free > line.quantity,
    problem,
  };

  function findProblem(): CartProblem | undefined {
    if (!size) return { kind: 'gone' };
    if (free === 0) return { kind: 'soldOut' };
    if (free < line.quantity) return { kind: 'onlyLeft', units: free };
    // Prices seen in another currency cannot be compared.
    if (isInUse && priceCents !== line.priceCents)
      return { kind: 'priceChanged', beforeCents: line.priceCents };
    return undefined;
  }
}

function pictureOf({ images }: CurrentProduct) {
  const [main] = flagmanFirst(images);
  return main && { picture: sourcesOf(main) };
}

/** Returns true if a line can be bought, so that it counts in the total. */
export function isCounted({ problem }: CartRow): boolean {
  return problem?.kind !== 'gone' && problem?.kind !== 'soldOut';
}

export function billedLines(rows: readonly CartRow[]): BilledLine[] {
  return rows
    .filter(isCounted)
    .flatMap(({ product, quantity, lineTotalCents: cents }) =>
      product ? { ...product, quantity, cents } : [],
    );
}

export function totalCents(rows: readonly CartRow[]): number {
  return rows.filter(isCounted).reduce((sum, row) => sum + row.lineTotalCents, 0);
}
