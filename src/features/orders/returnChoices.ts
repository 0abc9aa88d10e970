import { i18n } from '../../../contract/i18n.ts';
import { priceIn } from '../../../contract/rules/inCurrency.ts';
import type { Currency } from '../../../contract/rules/money.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';

/** Fields of the form for a return, and the request that they make. */

/** A size or colour that an item can be exchanged for. */
export type ExchangeOption = {
  productId: string;
  size: string;
  label: string;
  /** Free units. */
  available: number;
  /** Difference in dollars to the price of the bought unit. */
  dearerBy?: number | undefined;
};

/** A returnable line; `field` has the number of units. */
export type ReturnableLine = {
  line: number;
  max: number;
  field: string;
  label: string;
  /** Currency of the order. */
  currency: Currency | undefined;
};

type Values = Record<string, string>;

/**
 * Units with one choice, of the field that has it; `wanted` is undefined for a refund, and while
 * nothing is chosen.
 */
type Choice = {
  line: number;
  field: string;
  units: number;
  wanted: ExchangeOption | undefined;
  isOpen: boolean;
};

export const refund = 'refund';

/** Value for a choice of a new item, or a refund, for each unit. */
export const forEach = 'each';

/** Field of the choice for all units of a line, or for one of them. */
export function insteadField(line: number, unit?: number): string {
  return `instead${line}${unit === undefined ? '' : `unit${unit}`}`;
}

/** Choices of the form, without those of lines that are no longer returnable. */
export function choicesOf(
  lines: readonly ReturnableLine[],
  optionsOf: (line: number) => readonly ExchangeOption[],
  values: Values,
): Choice[] {
  return lines.flatMap(({ line, max, field: quantityField }) => {
    const quantity = Number(values[quantityField]);
    if (quantity > max) return [];
    const isDivided = quantity > 1 && values[insteadField(line)] === forEach;
    const count = isDivided ? quantity : Math.min(quantity, 1);
    const units = isDivided ? 1 : quantity;
    return Array.from({ length: count }, (_, unit) => {
      const field = insteadField(line, isDivided ? unit : undefined);
      const options = optionsOf(line);
      const option = options[Number(values[field] || -1)];
      const wanted = option && option.available >= units ? option : undefined;
      const isOpen = options.length > 0 && !wanted && values[field] !== refund;
      return { line, field, units, wanted, isOpen };
    });
  });
}

/** Lines of the request: one for each new item of a line, and one for its refund. */
export function toReturnedLines(choices: readonly Choice[]): ReturnRequest['lines'] {
  const chosen = new Map<string, ReturnRequest['lines'][number]>();
  for (const { line, units, wanted } of choices) {
    const key = [line, wanted?.productId, wanted?.size].join(' ');
    const exchange = wanted && { productId: wanted.productId, size: wanted.size };
    const quantity = (chosen.get(key)?.quantity ?? 0) + units;
    chosen.set(key, { line, quantity, ...(exchange && { exchange }) });
  }
  return [...chosen.values()];
}

/** First field without a choice, or with an item of which too few are left, with its error. */
export function findProblem(choices: readonly Choice[]) {
  const open = choices.find(({ isOpen }) => isOpen);
  if (open) return { path: open.field, message: i18n.t('Choose a refund or a new item') };
  const left = new Map<ExchangeOption, number>();
  for (const { field, units, wanted } of choices) {
    if (!wanted) continue;
    const { available, label: item } = wanted;
    const rest = (left.get(wanted) ?? available) - units;
    left.set(wanted, rest);
    const message = i18n.t('Only {available} of {item} are left.', { available, item });
    if (rest < 0) return { path: field, message };
  }
  return undefined;
}

/** Nothing, a refund, and the options with enough units; values are indexes of the whole list. */
export function choicesFor(
  options: readonly ExchangeOption[],
  quantity: number,
  currency: Currency | undefined,
): [string, string][] {
  return [
    ['', i18n.t('Choose')],
    [refund, i18n.t('Refund')],
    ...[...options.entries()]
      .filter(([, { available }]) => available >= quantity)
      .map(([index, { label: item, dearerBy }]): [string, string] => [
        String(index),
        dearerBy
          ? i18n.t('Exchange for {item} (+{price})', {
              item,
              price: priceIn(currency, dearerBy * quantity),
            })
          : i18n.t('Exchange for {item}', { item }),
      ]),
  ];
}
