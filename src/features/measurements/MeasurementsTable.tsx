import { styled } from '@mui/material/styles';
import { type LengthUnit, toUnit } from '../../../contract/rules/measures.ts';
import type { MeasureName, SizeMeasures } from '../../../contract/schemas/measures.ts';
import { measureLabels } from '../../lib/measureLabels.ts';

/** With large text the table scrolls, and not the page. */
const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}` },
}));

const Cells = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(0.75, 0.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: theme.typography.body2.fontWeight,
    textAlign: 'end',
  },
  '& tbody th, & thead th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 0 },
  '& thead th': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& tr[data-drawn] > *': { fontWeight: 700 },
}));

type MeasurementsTableProps = {
  rows: readonly SizeMeasures[];
  /** Those that any of the rows has. */
  names: readonly MeasureName[];
  unit: LengthUnit;
  /** The size that is drawn beside it. */
  size: string;
};

/** What each size of a garment measures. */
export function MeasurementsTable({ rows, names, unit, size }: MeasurementsTableProps) {
  return (
    <Scroller role="region" aria-label="Measurements of each size" tabIndex={0}>
      <Cells aria-label={`Measurements in ${unitNames[unit]}`}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {measureLabels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.size} {...(row.size === size && { 'data-drawn': true })}>
              <th scope="row">{row.size}</th>
              {names.map((name) => {
                const length = row[name];
                return <td key={name}>{length === undefined ? '–' : toUnit(length, unit)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Cells>
    </Scroller>
  );
}

const unitNames: Record<LengthUnit, string> = { cm: 'cm', in: 'inches' };
