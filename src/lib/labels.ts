import { i18n } from '../../contract/i18n.ts';
import type { LengthUnit } from '../../contract/rules/measures.ts';
import type { MeasureName } from '../../contract/schemas/measures.ts';
import type { ListFlag } from '../../contract/schemas/product.ts';

/** Display name of an order: its number, or the end of its id if the server has no numbers. */
export function orderName({ number, _id }: { number?: string | undefined; _id: string }): string {
  return number ?? _id.slice(-8).toUpperCase();
}

/** Label of a payment or delivery state: `processing` is `Processing`. */
export function stateLabel(state: string): string {
  const label = state.charAt(0).toUpperCase() + state.slice(1);
  return ourStateLabels.includes(label) ? i18n.t(label) : label;
}

/** Labels of our states; another server's own are shown as they are. */
const ourStateLabels = [
  ...[/*i18n*/ 'Pending', /*i18n*/ 'Paid', /*i18n*/ 'Failed', /*i18n*/ 'Refunded'],
  ...[/*i18n*/ 'Processing', /*i18n*/ 'Shipped', /*i18n*/ 'Delivered', /*i18n*/ 'Returned'],
  ...[/*i18n*/ 'Cancelled', /*i18n*/ 'Paid or on account'],
];

/** Total units of a cart or an order. */
export function countUnits(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Unit behind a length. */
export function unitLabel(unit: LengthUnit): string {
  return unit === 'cm' ? i18n.t('cm') : i18n.t({ id: 'in (inches)', message: 'in' });
}

/** Names of measures; `i18n.t` translates them, like those of the flags below. */
export const measureLabels: Record<MeasureName, string> = {
  length: /*i18n*/ 'Length',
  chest: /*i18n*/ 'Chest',
  shoulder: /*i18n*/ 'Shoulder',
  sleeve: /*i18n*/ 'Sleeve',
  inseam: /*i18n*/ 'Inseam',
};

/** Names of the collections behind the flags. */
export const collectionNames: Record<ListFlag, string> = {
  newCollection: /*i18n*/ 'New Collection',
  mostPopular: /*i18n*/ 'Most Popular',
  sale: /*i18n*/ 'Sale',
};

/** Short labels of the flags, for filters. */
export const flagLabels: Record<ListFlag, string> = {
  newCollection: /*i18n*/ 'New',
  mostPopular: /*i18n*/ 'Popular',
  sale: /*i18n*/ 'Sale',
};
