import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { errorsBySize } from './errorsBySize.ts';
import { MeasuresTable } from './MeasuresTable.tsx';
import { type MeasureError, putMeasure } from './measureEntries.ts';
import type { ProductValues } from './productValues.ts';
import { toStockRows } from './stockEntries.ts';

/** The measures in the product form it stands in: of the sizes that are offered. */
export function FormMeasures({ allowedSizes }: { allowedSizes: readonly string[] }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<ProductValues>();
  const { stock, measures, category } = values;
  const measureErrors = errors.measures as MeasureError[] | string | undefined;
  const isSent = submitCount > 0;
  // A field for each measure of each size: too many to re-render for each key in another field.
  return useMemo(() => {
    const sizes = toStockRows(stock, allowedSizes, category || undefined)
      .filter(({ offered }) => offered)
      .map(({ size }) => size);
    if (sizes.length === 0) {
      return (
        <Typography variant="body2" color="textSecondary">
          Each size that is offered has its measures here.
        </Typography>
      );
    }
    return (
      <>
        <MeasuresTable
          rows={sizes.map((size) => measures.find((entry) => entry.size === size) ?? { size })}
          errors={isSent ? errorsBySize(measures, measureErrors) : {}}
          onChange={(size, name, text) =>
            setFieldValue('measures', putMeasure(measures, size, name, text))
          }
        />
        {typeof measureErrors === 'string' && (
          <Typography variant="body2" color="error" aria-live="polite">
            {measureErrors}
          </Typography>
        )}
      </>
    );
  }, [allowedSizes, category, stock, measures, measureErrors, isSent, setFieldValue]);
}
