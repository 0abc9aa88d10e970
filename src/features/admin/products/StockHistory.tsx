import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { listed } from '../../../../contract/rules/beside.ts';
import type { StockChange } from '../../../../contract/schemas/stock.ts';
import { arrow } from '../../../lib/arrow.ts';
import { formatMoment } from '../../../lib/dates.ts';

type StockHistoryProps = {
  isOpen: boolean;
  onToggle: () => void;
  status: 'loading' | 'failed' | 'ready';
  /** The latest first. */
  changes: readonly StockChange[];
};

/** Changes of a product's stock: when, which size, from, to, why and by whom. */
export function StockHistory({ isOpen, onToggle, status, changes }: StockHistoryProps) {
  const id = useId();
  return (
    <Accordion expanded={isOpen} onChange={onToggle} sx={{ mt: 4 }}>
      <AccordionSummary id={id} aria-controls={`${id}-changes`} expandIcon={<ExpandMore />}>
        <Typography variant="h4" component="span">
          {i18n.t('Stock history')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {changes.length === 0 && (
          <Typography role="status" variant="body2" color="textSecondary">
            {i18n.t(emptyTexts[status])}
          </Typography>
        )}
        {changes.length > 0 && (
          <TableContainer role="region" aria-label={i18n.t('Changes')} tabIndex={0}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{i18n.t('When')}</TableCell>
                  <TableCell>{i18n.t('Size')}</TableCell>
                  <TableCell>{i18n.t('Units')}</TableCell>
                  <TableCell>{i18n.t('Why')}</TableCell>
                  <TableCell>{i18n.t({ id: 'By (person)', message: 'By' })}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {changes.map(({ at, size, from, to, reason, order, by }) => (
                  <TableRow key={`${at} ${size} ${from} ${to}`}>
                    <TableCell sx={{ minWidth: '8rem' }}>
                      <time dateTime={at}>{formatMoment(at)}</time>
                    </TableCell>
                    <TableCell>{size}</TableCell>
                    <TableCell
                      sx={{ whiteSpace: 'nowrap' }}
                    >{`${from} ${arrow()} ${to}`}</TableCell>
                    <TableCell>{listed([i18n.t(reasonLabels[reason]), order])}</TableCell>
                    <TableCell>{by || i18n.t('The shop')}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </AccordionDetails>
    </Accordion>
  );
}

const reasonLabels: Record<StockChange['reason'], string> = {
  sold: /*i18n*/ 'Sold',
  cancelled: /*i18n*/ 'Cancelled',
  returned: /*i18n*/ 'Returned',
  counted: /*i18n*/ 'Counted',
  edited: /*i18n*/ 'Edited',
  imported: /*i18n*/ 'Imported',
};

const emptyTexts = {
  loading: /*i18n*/ 'Loading...',
  failed: /*i18n*/ 'The history could not be loaded. Close it and try again.',
  ready: /*i18n*/ 'No changes yet.',
};
