import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import type { ProductSize } from '../../../contract/schemas/product.ts';

/** Descriptions of the sizes that have one. */
export default function SizeMeasures({ sizes }: { sizes: readonly ProductSize[] }) {
  const [first] = sizes;
  if (first && isOneSize(first.size)) return <Typography>{first.description}</Typography>;
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
