import { object, string } from 'yup';
import type { PriceChange, PriceEnding } from '../../../../contract/rules/priceChange.ts';
import { twoDecimalsRule } from '../../../lib/formRules.ts';

/** The form values of a price change. */
export type PriceValues = {
  kind: PriceChange['kind'];
  /** A sale always lowers. */
  direction: 'lower' | 'raise';
  unit: 'percent' | 'sum';
  amount: string;
  /** Of `priceEndings`; empty to leave the result as it is. */
  ending: string;
};

export const noPriceChange: PriceValues = {
  kind: 'sale',
  direction: 'lower',
  unit: 'percent',
  amount: '',
  ending: '',
};

export const priceSchema = object({
  amount: string().when('kind', ([kind], rule) =>
    kind === 'endSale'
      ? rule
      : twoDecimalsRule('Use a number with at most two decimals, e.g. 12.5')
          .required('Enter how much')
          .test('some', 'Use more than 0', (text = '') => Number(text) > 0),
  ),
});

/** Undefined while what is typed makes no change. */
export function toPriceChange(values: PriceValues): PriceChange | undefined {
  const { kind, direction, unit, ending } = values;
  if (!priceSchema.isValidSync(values)) return undefined;
  if (kind === 'endSale') return { kind };
  const amount = Number(values.amount) * (kind === 'sale' || direction === 'lower' ? -1 : 1);
  return {
    kind,
    step: unit === 'percent' ? { percent: amount } : { dollars: amount },
    ...(ending !== '' && { ending: Number(ending) as PriceEnding }),
  };
}
