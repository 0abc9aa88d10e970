import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { shownPrices } from '../../../lib/shownPrices.ts';
import { lowScreen } from '../../../theme/tokens.ts';
import { Price } from '../../../ui/Price.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { ValidatedForm } from '../../../ui/ValidatedForm.tsx';
import { PriceFields } from './PriceFields.tsx';
import {
  noPriceChange,
  type PriceResults,
  type PriceRow,
  type PriceValues,
  planPrices,
  priceSchema,
  saleOf,
  toPriceChange,
} from './priceValues.ts';
import { RowOutcome } from './RowOutcome.tsx';

/** Stays in view beside a long list. */
const Footer = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Covers the content's padding, where rows would show through.
  bottom: theme.spacing(-2.5),
  marginBottom: theme.spacing(-2.5),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(2),
  backgroundColor: theme.vars.palette.background.paper,
  [lowScreen]: { position: 'static' },
}));

type PriceDialogProps = {
  /** Snapshot from when the dialog opened. */
  products: readonly AdminProduct[];
  results: PriceResults;
  onApply: (rows: PriceRow[]) => Promise<void>;
  onClose: () => void;
};

/** Changes the prices of several products, with a preview. */
export function PriceDialog({ products, results, onApply, onClose }: PriceDialogProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const paper = useRef<HTMLDivElement>(null);
  const isSaving = [...results.values()].some(({ status }) => status === 'saving');

  async function submit(values: PriceValues) {
    const change = toPriceChange(values);
    // The focused button is about to be removed.
    paper.current?.focus();
    if (change) await onApply(planPrices(products, change, values));
    return undefined;
  }

  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      slotProps={{ paper: { ref: paper } }}
      onClose={() => !isSaving && onClose()}
    >
      <DialogTitle>{i18n.t('Change prices')}</DialogTitle>
      <DialogContent>
        <ValidatedForm initialValues={noPriceChange} schema={priceSchema} onSubmit={submit}>
          {results.size === 0 && (
            <PriceFields hasDays={products.every(({ saleUntil }) => saleUntil !== undefined)} />
          )}
          <Plan products={products} results={results} onClose={onClose} isSaving={isSaving} />
        </ValidatedForm>
      </DialogContent>
    </Dialog>
  );
}

function PriceOutcome({ results, total }: { results: PriceResults; total: number }) {
  const count = (wanted: string) =>
    [...results.values()].filter(({ status }) => status === wanted).length;
  return (
    <Typography variant="body2" role="status">
      {i18n.t('Saved {saved} of {total}, {failed} failed.', {
        saved: count('done'),
        total,
        failed: count('failed'),
      })}
    </Typography>
  );
}

type PlanProps = Pick<PriceDialogProps, 'products' | 'results' | 'onClose'> & { isSaving: boolean };

function Plan({ products, results, onClose, isSaving }: PlanProps) {
  const { values } = useFormikContext<PriceValues>();
  const change = toPriceChange(values);
  const rows = change && planPrices(products, change, values);
  const changed = rows?.filter((row) => 'after' in row).length;
  return (
    <>
      <PriceTable products={products} rows={rows} results={results} />
      <Footer>
        {results.size > 0 && <PriceOutcome results={results} total={changed ?? products.length} />}
        {results.size === 0 && changed !== 0 && <SubmitButton>{applyLabel(changed)}</SubmitButton>}
        <Button disabled={isSaving} onClick={onClose}>
          <span>{results.size === 0 ? i18n.t('Cancel') : i18n.t('Close')}</span>
        </Button>
      </Footer>
    </>
  );
}

function applyLabel(count: number | undefined): string {
  if (count === undefined) return i18n.t('Change prices');
  return i18n.t('{count, plural, one {Change # price} other {Change # prices}}', { count });
}

type PriceTableProps = {
  products: readonly AdminProduct[];
  /** Products with the change applied; undefined without a valid change. */
  rows: readonly PriceRow[] | undefined;
  results: PriceResults;
};

function PriceTable({ products, rows, results }: PriceTableProps) {
  return (
    <Table
      size="small"
      aria-label={i18n.t('Prices before and after')}
      sx={{ tableLayout: 'fixed', overflowWrap: 'anywhere', '& td, & th': { px: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '40%' }}>{i18n.t('Product')}</TableCell>
          <TableCell>{i18n.t('Now')}</TableCell>
          <TableCell>{i18n.t('After')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product, index) => (
          <TableRow key={product._id}>
            <TableCell component="th" scope="row">
              {nameInColour(product)}
            </TableCell>
            <TableCell>
              <Price {...shownPrices(product)} />
            </TableCell>
            <TableCell>
              {rows?.[index] && <After row={rows[index]} />}
              <RowOutcome result={results.get(product._id)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function After({ row }: { row: PriceRow }) {
  if ('after' in row) return <Price {...shownPrices(saleOf(row.after))} />;
  return (
    <Typography variant="body2" color="textSecondary">
      {row.problem}
    </Typography>
  );
}
