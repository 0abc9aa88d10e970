import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ProductSize } from '../../../contract/schemas/product.ts';

/** The measure of each size that has one. */
export function SizeMeasures({ sizes }: { sizes: readonly ProductSize[] }) {
  return (
    <Table size="small" aria-label="Size measures">
      <TableHead>
        <TableRow>
          <TableCell>Size</TableCell>
          <TableCell>Measure</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sizes
          .filter(({ description }) => description)
          .map(({ size, description }) => (
            <TableRow key={size}>
              <TableCell component="th" scope="row">
                {size}
              </TableCell>
              <TableCell>{description}</TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
}
