import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  closestSize,
  type GarmentShape,
  knownMeasures,
  type LengthUnit,
} from '../../../contract/rules/measures.ts';
import type { Measures, SizeMeasures } from '../../../contract/schemas/measures.ts';
import { Row } from '../../ui/Row.ts';
import { ToggleChip } from '../../ui/ToggleChip.tsx';
import { UnitSwitch } from '../../ui/UnitSwitch.tsx';
import { GarmentDrawing } from './GarmentDrawing.tsx';
import { MeasurementsTable } from './MeasurementsTable.tsx';
import { ReferenceGarmentForm } from './ReferenceGarmentForm.tsx';
import { SizeComparison } from './SizeComparison.tsx';

type MeasurementsProps = {
  /** One at least, each with one measure at least. */
  rows: readonly [SizeMeasures, ...SizeMeasures[]];
  /** Nothing is drawn without one. */
  shape: GarmentShape | undefined;
  unit: LengthUnit;
  onUnitChange: (unit: LengthUnit) => void;
  /** What the shopper wears of this category: drawn from the start, where it is there. */
  mySize?: string | undefined;
  /** What they said of a garment that fits them. */
  reference?: Measures | undefined;
  /** Undefined forgets it. */
  onReferenceChange: (reference: Measures | undefined) => void;
};

/** What a garment itself measures, in each size, and how that compares with one that fits. */
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
          Of the garment, laid flat
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
              Dashed: your piece
            </Typography>
          )}
          <Row
            role="group"
            aria-label="Size drawn"
            sx={{ justifyContent: 'center', gap: 0.5, mb: 2 }}
          >
            {rows.map(({ size }) => (
              <ToggleChip key={size} pressed={size === row.size} onToggle={() => setChosen(size)}>
                {size}
              </ToggleChip>
            ))}
          </Row>
        </>
      )}
      <MeasurementsTable {...{ rows, names, unit }} size={row.size} />
      <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
        <Typography id={titleId} variant="h6" component="h3">
          Compare with a piece that fits you
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          {`Lay yours flat ${shape ? 'and measure it as drawn above' : 'to measure it'}. What you enter stays in this browser.`}
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
