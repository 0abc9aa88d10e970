import { type IncludedTax, toHundredths } from '../../../contract/rules/taxes.ts';
import type { StoredOrder } from '../../repositories/orders.ts';

type TaxColumns = Pick<StoredOrder, 'taxName' | 'taxRate' | 'taxCents'>;

/** The tax as a checkout and its order keep it. */
export function taxColumns(tax: IncludedTax | undefined): TaxColumns {
  if (!tax) return { taxName: null, taxRate: 0, taxCents: 0 };
  return { taxName: tax.name, taxRate: toHundredths(tax.rate), taxCents: tax.cents };
}

/** The tax that an order keeps; undefined where it knows of none. */
export function taxOf({ taxName, taxRate, taxCents }: TaxColumns): IncludedTax | undefined {
  if (taxName === null) return undefined;
  return { name: taxName, rate: taxRate / 100, cents: taxCents };
}
