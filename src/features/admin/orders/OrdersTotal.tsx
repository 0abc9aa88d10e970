import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../../contract/i18n.ts';
import { sumDollars } from '../../../../contract/rules/amounts.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import type { OrderCount } from '../../../../contract/rules/orderList.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { useMay } from '../frame/useMay.ts';

type OrdersTotalProps = {
  /** Sum over all pages; undefined while loading. */
  sum: OrderCount | undefined;
  /** No payment state is known to mean paid, so the paid total is left out. */
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
  const maySeeAmounts = useMay()('orders:sums');
  const orders = i18n.t('{orders, plural, one {# order} other {# orders}}', {
    orders: sum?.orders ?? 0,
  });
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
        {sum && !maySeeAmounts && <span>{orders}</span>}
        {sum && maySeeAmounts && paidUnknown && (
          <>
            <span>{`${orders} · `}</span>
            <b>{i18n.t('{amount} in total', { amount: formatPrice(sum.total) })}</b>
            <span>{` · ${i18n.t('no payment state is called “paid”, so paid totals are not shown')}`}</span>
          </>
        )}
        {sum && maySeeAmounts && !paidUnknown && (
          <>
            <span>{`${orders} · `}</span>
            <b>{i18n.t('{amount} paid', { amount: formatPrice(sum.paid) })}</b>
            <span>{otherAmounts(sum)}</span>
          </>
        )}
      </Typography>
      {maySeeAmounts && (
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
function otherAmounts({ total, paid, refunded }: OrderCount): string {
  const unpaid = sumDollars([total, -paid, -refunded]);
  return [
    refunded > 0 && i18n.t('{amount} refunded', { amount: formatPrice(refunded) }),
    unpaid > 0 && i18n.t('{amount} not paid', { amount: formatPrice(unpaid) }),
  ]
    .map((text) => (text ? ` · ${text}` : ''))
    .join('');
}
