import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { offeredLines } from '../../../contract/rules/cartLink.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { useCartChanges } from '../../data/cart/useCart.ts';
import { SummaryLines } from '../../features/cart/SummaryLines.tsx';
import { type CartRow, isCounted, toCartRows } from '../../lib/cart/cartRows.ts';
import { countUnits } from '../../lib/labels.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { usePricedForGuest } from './useShownCart.tsx';

/**
 * Offers the items of a link (`?offer=…`), such as a shopping agent makes. Nothing is added before
 * the shopper has seen and accepted them, and the cart keeps what it has.
 */
export default function OfferedItems() {
  const [search, setSearch] = useSearchParams();
  const { addItem } = useCartChanges();
  const showToast = useToast();
  const lines = offeredLines(search).map((line) => ({ ...line, name: '', priceCents: 0 }));
  const { data, error } = usePricedForGuest(lines);
  const rows = lines.length > 0 && data ? toOffered(lines, data.products) : undefined;
  const isUseless = search.has('offer') && (lines.length === 0 || rows?.length === 0);
  const problem = error
    ? 'The items of this link could not be loaded. Please try again.'
    : isUseless && 'The items of this link are no longer available.';

  useEffect(() => {
    if (!problem) return;
    showToast({ text: problem, severity: 'warning' });
    setSearch({}, { replace: true });
  }, [problem, showToast, setSearch]);

  if (!rows || rows.length === 0) return null;
  const close = () => setSearch({}, { replace: true });

  async function add(offered: readonly CartRow[]) {
    close();
    for (const { itemId, size, name, priceCents, quantity } of offered) {
      for (let unit = 0; unit < quantity; unit += 1) {
        const added = await addItem({ itemId, size, name, priceCents });
        if (added.ok) continue;
        const text = `${name} could not be added. Please try again.`;
        return showToast({ text, severity: 'warning' });
      }
    }
    const units = countUnits(offered);
    const text = units === 1 ? '1 item was added' : `${units} items were added`;
    showToast({ text: `${text} to your cart`, severity: 'info' });
  }

  return (
    <ConfirmDialog
      open
      title="Add these items to your cart?"
      confirmLabel="Add to cart"
      cancelLabel="Not now"
      onConfirm={() => add(rows)}
      onCancel={close}
    >
      <SummaryLines label="Offered items" rows={rows} />
    </ConfirmDialog>
  );
}

/** Rows that can be bought, at current prices and within the stock. */
function toOffered(
  lines: Parameters<typeof toCartRows>[0],
  products: Parameters<typeof toCartRows>[1],
): CartRow[] {
  const priced = lines.map((line) => {
    const product = products.find(({ _id }) => _id === line.itemId);
    return { ...line, priceCents: toCents(product?.price ?? 0) };
  });
  return toCartRows(priced, products)
    .filter(isCounted)
    .map((row) => {
      const quantity = row.problem?.kind === 'onlyLeft' ? row.problem.units : row.quantity;
      return { ...row, quantity, lineTotalCents: row.priceCents * quantity };
    });
}
