import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDollars } from '../../../lib/money.ts';

type OrdersSumProps = {
  /** What is listed, over all pages; undefined until it is known. `total` is in dollars. */
  sum: { orders: number; total: number } | undefined;
  /** Hands the listed orders over as a file. */
  onExport: () => void;
  exporting?: boolean;
};

/** What the listed orders come to, and a way to take them along. */
export function OrdersSum({ sum, onExport, exporting = false }: OrdersSumProps) {
  return (
    <>
      <Typography
        role="status"
        sx={{
          flexBasis: { xs: '100%', sm: 'auto' },
          // A line of text, before there is any: what stands below does not move.
          minHeight: '1.6em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {sum && (
          <>
            {sum.orders === 1 ? '1 order' : `${sum.orders.toLocaleString('en-US')} orders`} ·{' '}
            <b>{formatDollars(sum.total)}</b>
          </>
        )}
      </Typography>
      <Button
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        aria-disabled={exporting}
        disabled={sum?.orders === 0}
        onClick={() => !exporting && onExport()}
        sx={{ textDecorationLine: 'none' }}
      >
        {exporting ? 'Writing the file' : 'Download CSV'}
      </Button>
    </>
  );
}
