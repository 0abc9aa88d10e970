import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { StockChange } from '../../../../contract/schemas/stock.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { stateLabel } from '../../../lib/labels.ts';

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
    <section aria-label="Stock history">
      <Button aria-expanded={isOpen} aria-controls={id} onClick={onToggle} sx={{ mt: 4, mx: -1 }}>
        Stock history
      </Button>
      <div id={id} hidden={!isOpen}>
        {changes.length === 0 && (
          <Typography role="status" variant="body2" color="textSecondary">
            {emptyTexts[status]}
          </Typography>
        )}
        {changes.length > 0 && (
          <TableContainer>
            <Table size="small" aria-label="Stock history">
              <TableHead>
                <TableRow>
                  <TableCell>When</TableCell>
                  <TableCell>Size</TableCell>
                  <TableCell>Units</TableCell>
                  <TableCell>Why</TableCell>
                  <TableCell>By</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {changes.map(({ at, size, from, to, reason, order, by }) => (
                  <TableRow key={`${at} ${size} ${from} ${to}`}>
                    <TableCell>
                      <time dateTime={at}>{formatMoment(at)}</time>
                    </TableCell>
                    <TableCell>{size}</TableCell>
                    <TableCell>{`${from} → ${to}`}</TableCell>
                    <TableCell>{[stateLabel(reason), order].filter(Boolean).join(', ')}</TableCell>
                    <TableCell>{by || 'The shop'}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </div>
    </section>
  );
}

const emptyTexts = {
  loading: 'Loading...',
  failed: 'The history could not be loaded. Close it and try again.',
  ready: 'No changes yet.',
};
