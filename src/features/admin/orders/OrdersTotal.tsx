import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { formatPrice, sumDollars } from '../../../../contract/rules/money.ts';
import type { OrderSum } from '../../../../contract/rules/orderList.ts';
import { pluralize } from '../../../lib/labels.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { useMay } from '../frame/useMay.ts';

type OrdersTotalProps = {
  /** Sum over all pages; undefined while loading. */
  sum: OrderSum | undefined;
  /** No payment state is known to mean paid, so the paid sum is left out. */
  paidUnknown?: boolean;
  onExport: () => void;
  exporting?: boolean;
};

export function OrdersTotal({
  sum,
  paidUnknown = false,
  onExport,
  exporting = false,
}: OrdersTotalProps) {
  const maySeeSums = useMay()('orders:sums');
  return (
    <>
      <Typography
        role="status"
        sx={{
          flexBasis: { xs: '100%', sm: 'auto' },
          // Reserve the line's height while loading.
          minHeight: '1.6em',
        }}
      >
        {sum && !maySeeSums && <span>{pluralize(sum.orders, 'order')}</span>}
        {sum && maySeeSums && paidUnknown && (
          <>
            <span>{`${pluralize(sum.orders, 'order')} · `}</span>
            <b>{i18n.t('{total} in total', { total: formatPrice(sum.total) })}</b> · no payment
            state is called “paid”, so paid sums are not shown
          </>
        )}
        {sum && maySeeSums && !paidUnknown && (
          <>
            <span>{`${pluralize(sum.orders, 'order')} · `}</span>
            <b>{`${formatPrice(sum.paid)} paid`}</b>
            <span>{otherAmounts(sum)}</span>
          </>
        )}
      </Typography>
      {maySeeSums && (
        <PendingButton
          startIcon={<FileDownloadOutlined />}
          isPending={exporting}
          disabled={sum?.orders === 0}
          onClick={onExport}
          sx={{ ml: { xs: -1, sm: 0 }, textDecorationLine: 'none' }}
        >
          {exporting ? i18n.t('Writing the file') : i18n.t('Download CSV')}
        </PendingButton>
      )}
    </>
  );
}

/** Unpaid and refunded amounts, if any. */
function otherAmounts({ total, paid, refunded }: OrderSum): string {
  const unpaid = sumDollars([total, -paid, -refunded]);
  return [
    refunded > 0 ? ` · ${formatPrice(refunded)} refunded` : '',
    unpaid > 0 ? ` · ${formatPrice(unpaid)} not paid` : '',
  ].join('');
}
