import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Fragment, useId, useMemo } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { factsOf } from '../../../../contract/languages.ts';
import { measureNames } from '../../../../contract/limits.ts';
import type { MeasureName } from '../../../../contract/schemas/measures.ts';
import { measureLabels } from '../../../lib/labels.ts';
import { type MeasureEntry, type MeasureError, putMeasure } from './measureEntries.ts';
import type { ProductValues } from './productValues.ts';
import { errorsBySize, toStockRows } from './stockEntries.ts';

const Cells = styled(Table)(({ theme }) => ({
  minWidth: '20em',
  tableLayout: 'fixed',
  '& th, & td': { padding: theme.spacing(0.5, 0.25), borderBottom: 0, verticalAlign: 'top' },
  '& thead th': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    textAlign: 'center',
  },
  '& th:first-of-type': { width: '3.2em', textAlign: 'start', paddingInlineStart: 0 },
  '& tbody th': { fontWeight: 600, verticalAlign: 'middle' },
  '& input': { paddingInline: theme.spacing(0.5), textAlign: 'center' },
}));

type MeasuresTableProps = {
  /** One row per offered size. */
  rows: readonly MeasureEntry[];
  errors?: Record<string, MeasureError>;
  /** Receives the typed text; '' for an unknown measure. */
  onChange: (size: string, name: MeasureName, text: string) => void;
};

/** Measures of each size, in centimetres; empty means unknown. */
export function MeasuresTable({ rows, errors = {}, onChange }: MeasuresTableProps) {
  const id = useId();
  const { decimal } = factsOf(i18n.locale);
  return (
    <>
      {/* With large text the table scrolls, not the page. */}
      <TableContainer>
        <Cells aria-label={i18n.t('Measures in cm')}>
          <TableHead>
            <TableRow>
              <TableCell>{i18n.t('Size')}</TableCell>
              {measureNames.map((name) => (
                <TableCell key={name}>{i18n.t(measureLabels[name])}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => {
              const problems = measureNames.filter((name) => errors[row.size]?.[name]);
              const problemId = (name: MeasureName) => `${id}-${row.size}-${name}`;
              return (
                <Fragment key={row.size}>
                  <TableRow>
                    <TableCell component="th" scope="row">
                      {row.size}
                    </TableCell>
                    {measureNames.map((name) => (
                      <TableCell key={name}>
                        <TextField
                          size="small"
                          fullWidth
                          value={row[name]?.replace('.', decimal) ?? ''}
                          error={problems.includes(name)}
                          onChange={({ target }) =>
                            onChange(row.size, name, target.value.replace(',', '.'))
                          }
                          slotProps={{
                            htmlInput: {
                              'aria-label': i18n.t('{measure} of {size}, cm', {
                                measure: i18n.t(measureLabels[name]),
                                size: row.size,
                              }),
                              inputMode: 'decimal',
                              autoComplete: 'off',
                              ...(problems.includes(name) && {
                                'aria-describedby': problemId(name),
                              }),
                            },
                          }}
                        />
                      </TableCell>
                    ))}
                  </TableRow>
                  {problems.length > 0 && (
                    <TableRow>
                      <TableCell />
                      <TableCell colSpan={measureNames.length}>
                        {problems.map((name) => (
                          <Typography key={name} variant="caption" component="p" color="error">
                            <span>{`${i18n.t(measureLabels[name])}: `}</span>
                            <span id={problemId(name)}>{errors[row.size]?.[name]}</span>
                          </Typography>
                        ))}
                      </TableCell>
                    </TableRow>
                  )}
                </Fragment>
              );
            })}
          </TableBody>
        </Cells>
      </TableContainer>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {i18n.t(
          'In cm, of the garment laid flat: the chest from armpit to armpit, the shoulder from seam to seam. Leave empty what you haven’t measured.',
        )}
      </Typography>
    </>
  );
}

/** Measures of the offered sizes; must be inside the product form. */
export function FormMeasures({ allowedSizes }: { allowedSizes: readonly string[] }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<ProductValues>();
  const { stock, measures } = values;
  const measureErrors = errors.measures as MeasureError[] | string | undefined;
  const isSent = submitCount > 0;
  // Memoized: one field per measure and size is too much to re-render on every keystroke elsewhere.
  return useMemo(() => {
    const sizes = toStockRows(stock, allowedSizes, [])
      .filter(({ offered }) => offered)
      .map(({ size }) => size);
    if (sizes.length === 0) {
      return (
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Each size that is offered has its measures here.')}
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
  }, [allowedSizes, stock, measures, measureErrors, isSent, setFieldValue]);
}
