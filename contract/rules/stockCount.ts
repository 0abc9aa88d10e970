import { i18n } from '../i18n.ts';
import type { StockCount } from '../schemas/stock.ts';
import { changedSizes, type Problems } from './productInput.ts';

type Line = StockCount['lines'][number];

type SizeStock = { size: string; quantity: number; quantityReserved: number };

/**
 * New quantities of counted sizes, as `changedSizes` applies them: units sold since the count began
 * stay sold.
 * @param stockOf undefined if the shop no longer has the size
 */
export function countedStock(
  lines: readonly Line[],
  stockOf: (line: Line) => SizeStock | undefined,
): { counted: { line: Line; quantity: number }[]; problems: Problems } {
  const problems: Problems = new Map();
  const counted = lines.flatMap((line, index) => {
    const say = (text: string) => problems.set(`lines[${index}].quantity`, text);
    const before = stockOf(line);
    const { productId, size } = line;
    const first = lines.findIndex((one) => one.productId === productId && one.size === size);
    if (first < index) say(i18n.t('Size {size} is in the count twice.', { size }));
    if (!before) {
      say(i18n.t('Size {size} is no longer in the shop.', { size }));
      return [];
    }
    const changed = changedSizes([{ ...line, description: '' }], [before]);
    for (const problem of changed.problems.values()) say(problem);
    return changed.sizes.map(({ quantity }) => ({ line, quantity }));
  });
  return { counted, problems };
}
