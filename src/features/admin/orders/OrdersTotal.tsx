import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Typography from '@mui/material/Typography';
import { formatPrice, sumDollars } from '../../../../contract/rules/money.ts';
import type { OrderSum } from '../../../../contract/rules/orderList.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';

type OrdersTotalProps = {
  /** Of all pages; undefined until it is known. */
  sum: OrderSum | undefined;
  /** No payment state is known to mean paid: what was paid is not summed up. */
  paidUnknown?: boolean;
  /** Downloads the listed orders. */
  onExport: () => void;
  exporting?: boolean;
};

/** The totals of the listed orders, and a button to download them. */
export function OrdersTotal({
  sum,
  paidUnknown = false,
  onExport,
  exporting = false,
}: OrdersTotalProps) {
  return (
    <>
      <Typography
        role="status"
        sx={{
          flexBasis: { xs: '100%', sm: 'auto' },
          // As high before there is any text: nothing below moves.
          minHeight: '1.6em',
        }}
      >
        {sum && paidUnknown && (
          <>
            {pluralize(sum.orders, 'order')} · <b>{formatPrice(sum.total)} in total</b> · no payment
            state is called “paid”, so paid sums are not shown
          </>
        )}
        {sum && !paidUnknown && (
          <>
            {pluralize(sum.orders, 'order')} · <b>{formatPrice(sum.paid)} paid</b>
            {partsOf(sum)}
          </>
        )}
      </Typography>
      <PendingButton
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        isPending={exporting}
        disabled={sum?.orders === 0}
        onClick={onExport}
        sx={{ ml: { xs: -1, sm: 0 }, textDecorationLine: 'none' }}
      >
        {exporting ? 'Writing the file' : 'Download CSV'}
      </PendingButton>
    </>
  );
}

/** What does not count as revenue; mentioned only where there is any. */
function partsOf({ total, paid, refunded }: OrderSum): string {
  const unpaid = sumDollars([total, -paid, -refunded]);
  return [
    refunded > 0 ? ` · ${formatPrice(refunded)} refunded` : '',
    unpaid > 0 ? ` · ${formatPrice(unpaid)} not paid` : '',
  ].join('');
}
