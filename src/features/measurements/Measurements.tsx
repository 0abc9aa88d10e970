import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import {
  closestSize,
  compareMeasures,
  type GarmentShape,
  knownMeasures,
  type LengthUnit,
  toUnit,
} from '../../../contract/rules/measures.ts';
import { formatCount } from '../../../contract/rules/money.ts';
import type { MeasureName, Measures, SizeMeasures } from '../../../contract/schemas/measures.ts';
import { measureLabels } from '../../lib/labels.ts';
import { Row } from '../../ui/Row.ts';
import { Trans } from '../../ui/Trans.tsx';
import { UnitSwitch } from '../../ui/UnitSwitch.tsx';
import { differencesText, GarmentDrawing } from './GarmentDrawing.tsx';
import { ReferenceGarmentForm } from './ReferenceGarmentForm.tsx';

type MeasurementsProps = {
  /** At least one size, each with at least one measure. */
  rows: readonly [SizeMeasures, ...SizeMeasures[]];
  /** Undefined omits the drawing. */
  shape: GarmentShape | undefined;
  unit: LengthUnit;
  onUnitChange: (unit: LengthUnit) => void;
  /** Shopper's size in this category; preselected if available. */
  mySize?: string | undefined;
  /** Measures of a garment that fits the shopper. */
  reference?: Measures | undefined;
  /** Undefined clears it. */
  onReferenceChange: (reference: Measures | undefined) => void;
};

/** Garment measures of each size, compared with a garment that fits the shopper. */
export function Measurements({
  rows,
  shape,
  unit,
  onUnitChange,
  mySize,
  reference,
  onReferenceChange,
}: MeasurementsProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState<string>();
  const find = (size: string | undefined) => rows.find((row) => row.size === size);
  const closest = reference && closestSize(rows, reference);
  const middle = rows[Math.floor((rows.length - 1) / 2)] ?? rows[0];
  const row = find(chosen) ?? find(closest) ?? find(mySize) ?? middle;
  const names = knownMeasures(rows);
  return (
    <div>
      <Row sx={{ justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Of the garment, laid flat')}
        </Typography>
        <UnitSwitch unit={unit} onUnitChange={onUnitChange} />
      </Row>
      {shape && (
        <>
          <GarmentDrawing {...{ shape, rows, row, unit, reference }} />
          {reference && (
            <Typography
              variant="caption"
              component="p"
              color="textSecondary"
              align="center"
              sx={{ mb: 1 }}
            >
              {i18n.t('Dashed: your piece')}
            </Typography>
          )}
          <Row
            role="group"
            aria-label={i18n.t('Size drawn')}
            sx={{ justifyContent: 'center', gap: 0.5, mb: 2 }}
          >
            {rows.map(({ size }) => (
              <ToggleButton
                key={size}
                value={size}
                selected={size === row.size}
                onChange={() => setChosen(size)}
              >
                {size}
              </ToggleButton>
            ))}
          </Row>
        </>
      )}
      <MeasurementsTable {...{ rows, names, unit }} size={row.size} />
      <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
        <Typography id={titleId} variant="h6" component="h3">
          {i18n.t('Compare with a piece that fits you')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          {shape
            ? i18n.t(
                'Lay yours flat and measure it as drawn above. What you enter stays in this browser.',
              )
            : i18n.t('Lay yours flat to measure it. What you enter stays in this browser.')}
        </Typography>
        <ReferenceGarmentForm
          key={unit}
          {...{ names, unit, reference }}
          onChange={onReferenceChange}
        />
        <SizeComparison {...{ rows, reference, unit }} />
      </Box>
    </div>
  );
}

const Sizes = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '& > div': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    columnGap: theme.spacing(2),
    padding: theme.spacing(1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

type SizeComparisonProps = {
  rows: readonly SizeMeasures[];
  /** Undefined until entered; rendered anyway, so that the result is announced. */
  reference: Measures | undefined;
  unit: LengthUnit;
};

/** Compares each size with the shopper's garment and finds the closest one. */
export function SizeComparison({ rows, reference, unit }: SizeComparisonProps) {
  const closest = reference && closestSize(rows, reference);
  return (
    <>
      <Typography role="status" sx={{ mt: 3, mb: 1 }}>
        {reference && closest === undefined && (
          <span>{i18n.t('There is nothing to compare here.')}</span>
        )}
        {closest !== undefined && (
          <span>
            <Trans
              id="<strong>{size}</strong> is closest to your piece."
              values={{ size: closest }}
              components={{ strong: <strong /> }}
            />
          </span>
        )}
      </Typography>
      {reference && closest !== undefined && (
        <Sizes>
          {rows.map((row) => (
            <div key={row.size}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                {row.size}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                color={row.size === closest ? 'textPrimary' : 'textSecondary'}
              >
                {differencesText(compareMeasures(row, reference), unit)}
              </Typography>
            </div>
          ))}
        </Sizes>
      )}
    </>
  );
}

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
    <Scroller role="region" aria-label={i18n.t('Measurements of each size')} tabIndex={0}>
      <Cells
        size="small"
        aria-label={unit === 'cm' ? i18n.t('Measurements in cm') : i18n.t('Measurements in inches')}
      >
        <TableHead>
          <TableRow>
            <TableCell>{i18n.t('Size')}</TableCell>
            {names.map((name) => (
              <TableCell key={name}>{i18n.t(measureLabels[name])}</TableCell>
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
                    {length === undefined ? '–' : formatCount(toUnit(length, unit))}
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
