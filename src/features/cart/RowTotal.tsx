import { type CartRow, isCounted } from '../../lib/cartRows.ts';
import { formatCents } from '../../lib/money.ts';

/** What the line costs; struck through when it is not part of the total. */
export function RowTotal({ row }: { row: CartRow }) {
  const sum = formatCents(row.lineTotalCents);
  return isCounted(row) ? sum : <s>{sum}</s>;
}
