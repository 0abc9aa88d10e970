import Typography from '@mui/material/Typography';
import { type FormikErrors, useFormikContext } from 'formik';
import type { ProductValues } from './productValues.ts';
import { StockTable } from './StockTable.tsx';
import { putRows, type StockEntry, type StockError, toStockRows } from './stockEntries.ts';

type Errors = FormikErrors<StockEntry>[] | string | string[] | undefined;

/** The sizes of the product form it stands in: those that its category can have. */
export function FormStock({ allowedSizes }: { allowedSizes: readonly string[] }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<ProductValues>();
  const stockErrors = errors.stock as Errors;
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

function errorsBySize(stock: readonly StockEntry[], errors: Errors): Record<string, StockError> {
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    stock.flatMap(({ size }, index) => {
      const error = errors[index];
      return error && typeof error === 'object' ? [[size, error]] : [];
    }),
  );
}
