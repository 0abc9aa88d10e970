import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type ClipboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { i18n } from '../../../../contract/i18n.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import type { SizeScale } from '../../../../contract/schemas/sizeScales.ts';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { isColumn, pasteStock } from './pasteStock.ts';
import type { ProductValues } from './productValues.ts';
import { StockRow } from './StockRow.tsx';
import {
  errorsBySize,
  fittingSizes,
  putRows,
  type StockEntry,
  type StockError,
  toStockRows,
} from './stockEntries.ts';

const Sizes = styled(Table)(({ theme }) => ({
  '& td, & th': { padding: theme.spacing(0.5), verticalAlign: 'top' },
  '& tbody > tr > td:nth-of-type(2)': { paddingTop: theme.spacing(1.5) },
  '& td:nth-of-type(3), & th:nth-of-type(4)': { paddingLeft: theme.spacing(2) },
  '& tfoot td': { borderBottom: 0, paddingBlock: theme.spacing(1) },
  '& col:nth-of-type(1)': { width: 84 },
  '& col:nth-of-type(2)': { width: 112 },
  '& col:nth-of-type(3)': { width: 72 },
  tableLayout: 'fixed',
  // On phones the description moves below the other cells.
  [theme.breakpoints.down('sm')]: {
    '&, & thead, & tbody, & tfoot': { display: 'block' },
    '& thead > tr, & tbody > tr': {
      display: 'grid',
      gridTemplateColumns: '88px 112px 1fr',
      paddingBlock: theme.spacing(0.5),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& thead > tr > *, & tbody > tr > *': { borderBottom: 0 },
    '& td:nth-of-type(3), & th:nth-of-type(4)': {
      gridColumn: '1 / -1',
      paddingLeft: theme.spacing(0.5),
    },
  },
}));

type StockTableProps = {
  /** One row per size that can be offered. */
  rows: readonly StockEntry[];
  hasCodes?: boolean;
  errors?: Record<string, StockError>;
  /** Receives only the changed rows. */
  onChange: (rows: StockEntry[]) => void;
};

/** Stock of each size. Accepts spreadsheet columns pasted into a quantity field. */
export function StockTable({ rows, hasCodes = false, errors = {}, onChange }: StockTableProps) {
  const [pasted, setPasted] = useState<{ problems: string[]; told: string }>();

  function paste(event: ClipboardEvent, start: number) {
    const text = event.clipboardData.getData('text');
    if (!isColumn(text)) return;
    event.preventDefault();
    const result = pasteStock(rows, start, text);
    if ('problems' in result) return setPasted({ problems: result.problems, told: '' });
    const changed = result.rows.filter((row, index) => row !== rows[index]);
    setPasted({
      problems: [],
      told: i18n.t('Filled in: {sizes}.', { sizes: listed(changed.map(({ size }) => size)) }),
    });
    onChange(changed);
  }

  return (
    <>
      {/* Explicit roles, because `display: block` on phones removes table semantics. */}
      <Sizes size="small" role="table" aria-label={i18n.t('Sizes and stock')}>
        <colgroup>
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader">{i18n.t('Size')}</TableCell>
            <TableCell role="columnheader">{i18n.t('Quantity')}</TableCell>
            <TableCell role="columnheader" align="right">
              {i18n.t('Reserved')}
            </TableCell>
            <TableCell role="columnheader">{i18n.t('Description')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row, index) => (
            <StockRow
              key={row.size}
              row={row}
              hasCodes={hasCodes}
              error={errors[row.size]}
              onChange={(changed) => onChange([changed])}
              onPaste={(event) => paste(event, index)}
            />
          ))}
        </TableBody>
        <TableFooter role="rowgroup">
          <TableRow role="row">
            <TableCell role="cell" colSpan={4}>
              {sumText(rows)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Sizes>
      <Typography variant="caption" color="textSecondary" component="p">
        {i18n.t(
          'A column copied from a spreadsheet can be pasted into a quantity: it fills downwards, or by size when it has two columns.',
        )}
      </Typography>
      <Typography variant="body2" color="error" component="div" aria-live="polite">
        {pasted && pasted.problems.length > 0 && <div>{i18n.t('Nothing was pasted.')}</div>}
        {pasted?.problems.map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
      </Typography>
      <Typography variant="body2" role="status">
        {pasted?.told}
      </Typography>
    </>
  );
}

function sumText(rows: readonly StockEntry[]): string {
  const offered = rows.filter((row) => row.offered);
  // Count invalid quantities as 0; their fields show the error on saving.
  const units = offered.reduce(
    (sum, { quantity }) => sum + (/^\d+$/.test(quantity.trim()) ? Number(quantity) : 0),
    0,
  );
  const reserved = offered.reduce((sum, row) => sum + row.reserved, 0);
  if (offered.length === 0) return i18n.t('No size is offered yet.');
  return i18n.t(
    '{sizes, plural, one {# size} other {# sizes}}, {units, plural, one {# item} other {# items}}, {reserved} reserved',
    { sizes: offered.length, units, reserved },
  );
}

type FormStockProps = {
  allowedSizes: readonly string[];
  sizeScales?: readonly SizeScale[] | undefined;
  /** The server stores SKUs and barcodes. */
  takesCodes?: boolean | undefined;
};

/** Stock field of the product form, with the sizes of its scale. */
export function FormStock({ allowedSizes, sizeScales, takesCodes = false }: FormStockProps) {
  const [wantsCodes, setWantsCodes] = useState(false);
  const { values, initialValues, errors, submitCount, setFieldValue } =
    useFormikContext<ProductValues>();
  const { stock, category, kind, sizeScale } = values;
  // By the loaded sizes, so that the rows stay while sizes are ticked.
  const { stock: loaded } = initialValues;
  const stockErrors = errors.stock as StockError[] | string | undefined;
  const isSent = submitCount > 0;
  // Once shown, code fields stay, even when the last code is cleared.
  const isCoded = stock.some(({ sku, barcode }) => sku || barcode);
  if (isCoded && !wantsCodes) setWantsCodes(true);
  const hasCodes = takesCodes && wantsCodes;
  // Memoized: too many rows to re-render on every keystroke in other fields.
  return useMemo(() => {
    const sized = { category, kind, sizeScale, stock: loaded };
    function addCodes({ currentTarget }: MouseEvent<HTMLElement>) {
      const form = currentTarget.parentElement;
      flushSync(() => setWantsCodes(true));
      form?.querySelector<HTMLElement>('[data-code="sku"]')?.focus();
    }
    const { sizes, byDefault } = fittingSizes(sized, allowedSizes, sizeScales);
    const rows = toStockRows(stock, allowedSizes, sizes);
    const isOffered = stock.some(({ offered }) => offered);
    return (
      <>
        {sizeScales && (
          <FormTextField
            name="sizeScale"
            label={i18n.t('Size scale')}
            options={[
              [
                '',
                byDefault ? i18n.t('Usual ({scale})', { scale: byDefault.name }) : i18n.t('Usual'),
              ],
              ...sizeScales.map(({ name }) => [name, name] as const),
            ]}
          />
        )}
        {rows.length > 0 ? (
          <StockTable
            rows={rows}
            hasCodes={hasCodes}
            errors={isSent ? errorsBySize(stock, stockErrors) : {}}
            onChange={(changed) => setFieldValue('stock', putRows(stock, changed, rows))}
          />
        ) : (
          <Typography variant="body2">
            {i18n.t('Choose a category or a size scale to see its sizes.')}
          </Typography>
        )}
        {takesCodes && !isOffered && (
          <Typography variant="caption" color="textSecondary" component="p">
            {i18n.t('SKUs and barcodes can be added once a size is offered.')}
          </Typography>
        )}
        {takesCodes && !hasCodes && isOffered && (
          <Button onClick={addCodes} sx={{ mt: 1 }}>
            {i18n.t('Add SKUs and barcodes')}
          </Button>
        )}
        {typeof stockErrors === 'string' && (
          <Typography variant="body2" color="error" aria-live="polite">
            {stockErrors}
          </Typography>
        )}
      </>
    );
  }, [
    allowedSizes,
    sizeScales,
    category,
    kind,
    sizeScale,
    loaded,
    stock,
    stockErrors,
    isSent,
    takesCodes,
    hasCodes,
    setFieldValue,
  ]);
}
