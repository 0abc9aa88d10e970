import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { nameInColour } from '../../../../contract/rules/nameInColour.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { shownPrices } from '../../../lib/shownPrices.ts';
import { Price } from '../../../ui/Price.tsx';
import type { PriceResults, PriceRow } from './pricePlan.ts';
import { RowOutcome } from './RowOutcome.tsx';

type PriceTableProps = {
  products: readonly AdminProduct[];
  /** What a change makes of the products; undefined while there is none. */
  rows: readonly PriceRow[] | undefined;
  results: PriceResults;
};

/** Old price, new price and outcome of each product. */
export function PriceTable({ products, rows, results }: PriceTableProps) {
  return (
    <Table
      size="small"
      aria-label="Prices before and after"
      sx={{ tableLayout: 'fixed', overflowWrap: 'anywhere', '& td, & th': { px: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '40%' }}>Product</TableCell>
          <TableCell>Now</TableCell>
          <TableCell>After</TableCell>
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
  if ('after' in row) return <Price {...shownPrices(row.after)} />;
  return (
    <Typography variant="body2" color="textSecondary">
      {row.problem}
    </Typography>
  );
}
