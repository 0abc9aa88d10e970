import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LengthUnit } from '../../../contract/rules/measures.ts';
import { inUnit, type SizeChart } from './sizeTables.ts';

type SizeTableProps = {
  label: string;
  chart: SizeChart;
  unit: LengthUnit;
};

export function SizeTable({ label, chart, unit }: SizeTableProps) {
  return (
    <Table aria-label={label} sx={edgeToEdge}>
      <TableHead>
        <TableRow>
          <TableCell>Size</TableCell>
          {chart.measures.map((measure) => (
            <TableCell key={measure} align="right">
              {`${measure}, ${unit}`}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {chart.rows.map(({ size, values }) => (
          <TableRow key={size}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {size}
            </TableCell>
            {chart.measures.map((measure, index) => (
              <TableCell key={measure} align="right">
                {/* `ltr` keeps the half after its whole number on right-to-left pages. */}
                <span dir="ltr">{inUnit(values[index] ?? 0, unit)}</span>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const edgeToEdge = {
  '& th, & td': { px: { xs: 1, sm: 2 } },
  '& :is(th, td):first-of-type': { pl: 0 },
  '& :is(th, td):last-of-type': { pr: 0 },
};
