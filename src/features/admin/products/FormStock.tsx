import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { errorsBySize } from './errorsBySize.ts';
import type { ProductValues } from './productValues.ts';
import { StockTable } from './StockTable.tsx';
import { putRows, type StockError, toStockRows } from './stockEntries.ts';

/** The sizes of the product form it stands in: those that its category can have. */
export function FormStock({ allowedSizes }: { allowedSizes: readonly string[] }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<ProductValues>();
  const { stock, category } = values;
  const stockErrors = errors.stock as StockError[] | string | undefined;
  const isSent = submitCount > 0;
  // A row for each size: too many to re-render for each key in another field.
  return useMemo(
    () => (
      <>
        <StockTable
          rows={toStockRows(stock, allowedSizes, category || undefined)}
          errors={isSent ? errorsBySize(stock, stockErrors) : {}}
          onChange={(changed) => setFieldValue('stock', putRows(stock, changed))}
        />
        {typeof stockErrors === 'string' && (
          <Typography variant="body2" color="error" aria-live="polite">
            {stockErrors}
          </Typography>
        )}
      </>
    ),
    [allowedSizes, category, stock, stockErrors, isSent, setFieldValue],
  );
}
