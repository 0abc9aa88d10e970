import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { errorsBySize } from './errorsBySize.ts';
import type { ProductValues } from './productValues.ts';
import { StockTable } from './StockTable.tsx';
import { putRows, type StockError, toStockRows } from './stockEntries.ts';

/** The sizes of the product form it stands in: those that its category can have. */
export function FormStock({ allowedSizes }: { allowedSizes: readonly string[] }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<ProductValues>();
  const stockErrors = errors.stock as StockError[] | string | undefined;
  const rows = toStockRows(values.stock, allowedSizes, values.category || undefined);
  return (
    <>
      <StockTable
        rows={rows}
        errors={submitCount > 0 ? errorsBySize(values.stock, stockErrors) : {}}
        onChange={(changed) => setFieldValue('stock', putRows(values.stock, changed))}
      />
      {typeof stockErrors === 'string' && (
        <Typography variant="body2" color="error" aria-live="polite">
          {stockErrors}
        </Typography>
      )}
    </>
  );
}
