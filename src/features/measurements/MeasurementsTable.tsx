import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type LengthUnit, toUnit } from '../../../contract/rules/measures.ts';
import type { MeasureName, SizeMeasures } from '../../../contract/schemas/measures.ts';
import { measureLabels } from '../../lib/labels.ts';

/** With large text the table scrolls, not the page. */
const Scroller = styled(TableContainer)(({ theme }) => ({
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}` },
}));

const Cells = styled(Table)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingInline: theme.spacing(0.5), textAlign: 'end' },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '& .Mui-selected > *': { fontWeight: 700 },
  // No background for the drawn size's row, since rows can't be selected here.
  '& .MuiTableRow-root.Mui-selected': { background: 'none' },
}));

type MeasurementsTableProps = {
  rows: readonly SizeMeasures[];
  /** Measures that at least one row has. */
  names: readonly MeasureName[];
  unit: LengthUnit;
  /** Size shown in the drawing. */
  size: string;
};

export function MeasurementsTable({ rows, names, unit, size }: MeasurementsTableProps) {
  return (
    <Scroller role="region" aria-label="Measurements of each size" tabIndex={0}>
      <Cells size="small" aria-label={`Measurements in ${unitNames[unit]}`}>
        <TableHead>
          <TableRow>
            <TableCell>Size</TableCell>
            {names.map((name) => (
              <TableCell key={name}>{measureLabels[name]}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.size} selected={row.size === size}>
              <TableCell component="th" scope="row">
                {row.size}
              </TableCell>
              {names.map((name) => {
                const length = row[name];
                return (
                  <TableCell key={name}>
                    {length === undefined ? '–' : toUnit(length, unit)}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Cells>
    </Scroller>
  );
}

const unitNames: Record<LengthUnit, string> = { cm: 'cm', in: 'inches' };
