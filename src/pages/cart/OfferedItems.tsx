import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { i18n } from '../../../contract/i18n.ts';
import { leftOut } from '../../../contract/rules/cartLines.ts';
import { offeredLines } from '../../../contract/rules/cartLink.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { onlyLeft } from '../../../contract/rules/stock.ts';
import { useCartChanges } from '../../data/cart/useCart.ts';
import { SummaryLines } from '../../features/cart/SummaryLines.tsx';
import { type CartRow, isCounted, toCartRows } from '../../lib/cart/cartRows.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCloseToast, useToast } from '../../ui/ToastProvider.tsx';
import { usePricedForGuest } from './useShownCart.tsx';

/**
 * Offers the items of a link (`?offer=…`), such as a shopping agent makes. Nothing is added before
 * the shopper has seen and accepted them, and the cart keeps what it has.
 */
export default function OfferedItems() {
  const [search, setSearch] = useSearchParams();
  const addOffered = useAddOffered();
  const [adding, setAdding] = useState<Offer>();
  const showToast = useToast();
  const isShown = useIsShown();
  const lines = offeredLines(search).map((line) => ({ ...line, name: '', priceCents: 0 }));
  const { data, error, mutate } = usePricedForGuest(lines);
  useFailureToast(data ? undefined : error, mutate);
  const offer = adding ?? (lines.length > 0 && data ? toOffer(lines, data.products) : undefined);
  const isUseless = search.has('offer') && (lines.length === 0 || offer?.rows.length === 0);

  useEffect(() => {
    if (!isUseless) return;
    showToast({
      text: i18n.t('The items of this link are no longer available.'),
      severity: 'warning',
    });
    setSearch({}, { replace: true });
  }, [isUseless, showToast, setSearch]);

  if (!offer || offer.rows.length === 0) return null;
  const close = () => setSearch({}, { replace: true });

  async function add(accepted: Offer) {
    setAdding(accepted);
    const toast = await addOffered(accepted.rows);
    if (isShown.current) close();
    showToast(toast);
  }

  return (
    <ConfirmDialog
      title={i18n.t('Add these items to your cart?')}
      confirmLabel={adding ? i18n.t('Adding...') : i18n.t('Add to cart')}
      cancelLabel={i18n.t('Not now')}
      onConfirm={() => !adding && void add(offer)}
      onCancel={() => !adding && close()}
    >
      <SummaryLines label={i18n.t('Offered items')} rows={offer.rows} />
      {offer.notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ marginTop: 1 }}>
          {note}
        </Typography>
      ))}
    </ConfirmDialog>
  );
}

/** Adds rows as far as the cart takes them; resolves to a toast that names the rest. */
function useAddOffered() {
  const { addItem } = useCartChanges();

  return async (offered: readonly CartRow[]) => {
    let units = 0;
    const refused: string[] = [];
    for (const { itemId, size, name, priceCents, quantity } of offered) {
      for (let left = quantity; left > 0; left -= 1) {
        const added = await addItem({ itemId, size, name, priceCents });
        if (added.ok) {
          units += 1;
          continue;
        }
        refused.push(
          i18n.t('Not added: {count} × {product}. {reason}', {
            count: left,
            product: name,
            reason: added.error.message,
          }),
        );
        break;
      }
    }
    if (refused.length === 0) {
      const text = i18n.t(
        '{count, plural, one {# item was added to your cart} other {# items were added to your cart}}',
        { count: units },
      );
      return { text, severity: 'info' } as const;
    }
    const added = i18n.t(
      '{count, plural, one {# item was added to your cart.} other {# items were added to your cart.}}',
      { count: units },
    );
    return { text: [added, ...refused].join(' '), severity: 'warning', stays: true } as const;
  };
}

/** Offers another attempt while the items of the link could not be loaded. */
function useFailureToast(error: unknown, retry: () => Promise<unknown>) {
  const showToast = useToast();
  const closeToast = useCloseToast();
  useEffect(() => {
    if (!error) return;
    const toast = {
      text: i18n.t('The items of this link could not be loaded.'),
      severity: 'warning',
      stays: true,
      action: (
        <Button color="inherit" onClick={() => void retry()}>
          {i18n.t('Try again')}
        </Button>
      ),
    } as const;
    showToast(toast);
    return () => closeToast(toast);
  }, [error, retry, showToast, closeToast]);
}

/** False once the visitor has left, for example with Back while items are added. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

type Offer = {
  /** Rows that can be bought, at current prices and within the stock. */
  rows: CartRow[];
  /** Sentences about items of the link that are sold out or too few. */
  notes: string[];
};

function toOffer(
  lines: Parameters<typeof toCartRows>[0],
  products: Parameters<typeof toCartRows>[1],
): Offer {
  const priced = lines.map((line) => {
    const product = products.find(({ _id }) => _id === line.itemId);
    return { ...line, priceCents: toCents(product?.price ?? 0) };
  });
  const notes: string[] = [];
  const rows = toCartRows(priced, products)
    .filter(isCounted)
    .map((row) => {
      if (row.problem?.kind !== 'onlyLeft') return row;
      const quantity = row.problem.units;
      notes.push(onlyLeft(quantity, row.name, row.size));
      return { ...row, quantity, lineTotalCents: row.priceCents * quantity };
    });
  if (rows.length < lines.length) notes.push(leftOut(lines.length - rows.length));
  return { rows, notes };
}
