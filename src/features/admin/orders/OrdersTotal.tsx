import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Typography from '@mui/material/Typography';
import { formatPrice, sumDollars } from '../../../../contract/rules/money.ts';
import type { OrderSum } from '../../../../contract/rules/orderList.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';

type OrdersTotalProps = {
  /** What is listed, over all pages; undefined until it is known. */
  sum: OrderSum | undefined;
  /** Hands the listed orders over as a file. */
  onExport: () => void;
  exporting?: boolean;
};

/** What the listed orders come to, each sum for itself, and a way to take them along. */
export function OrdersTotal({ sum, onExport, exporting = false }: OrdersTotalProps) {
  return (
    <>
      <Typography
        role="status"
        sx={{
          flexBasis: { xs: '100%', sm: 'auto' },
          // A line of text, before there is any: what stands below does not move.
          minHeight: '1.6em',
        }}
      >
        {sum && (
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
        sx={{ textDecorationLine: 'none' }}
      >
        {exporting ? 'Writing the file' : 'Download CSV'}
      </PendingButton>
    </>
  );
}

/** What is no revenue: there is a word of it only where there is any. */
function partsOf({ total, paid, refunded }: OrderSum): string {
  const unpaid = sumDollars([total, -paid, -refunded]);
  return [
    refunded > 0 ? ` · ${formatPrice(refunded)} refunded` : '',
    unpaid > 0 ? ` · ${formatPrice(unpaid)} not paid` : '',
  ].join('');
}
