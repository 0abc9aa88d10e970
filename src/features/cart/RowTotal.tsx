import { formatCents } from '../../../contract/rules/money.ts';
import { type CartRow, isCounted } from '../../lib/cartRows.ts';

/** What the line costs; struck through when it is not part of the total. */
export function RowTotal({ row }: { row: CartRow }) {
  const sum = formatCents(row.lineTotalCents);
  return isCounted(row) ? sum : <s>{sum}</s>;
}
