import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { i18n } from '../../contract/i18n.ts';

type ConversionTableProps = {
  /** Accessible name. */
  label: string;
  sizes: readonly string[];
  /** Other systems, with a value for each size; empty for an unknown one. */
  conversions: readonly { name: string; values: readonly string[] }[];
};

/** Sizes and what they are called in other systems. */
export function ConversionTable({ label, sizes, conversions }: ConversionTableProps) {
  return (
    <TableContainer>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{i18n.t('Size')}</TableCell>
            {conversions.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sizes.map((size, index) => (
            <TableRow key={size}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {size}
              </TableCell>
              {conversions.map(({ name, values }) => (
                <TableCell key={name} align="right">
                  {values[index] || '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
