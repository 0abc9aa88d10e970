import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { closestSize, compareMeasures, type LengthUnit } from '../../../contract/rules/measures.ts';
import type { Measures, SizeMeasures } from '../../../contract/schemas/measures.ts';
import { differencesText } from './measureTexts.ts';

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
  /** Undefined while none is known: what becomes of it is announced then. */
  reference: Measures | undefined;
  unit: LengthUnit;
};

/** How each size differs from a garment of the shopper's own, and which one does least. */
export function SizeComparison({ rows, reference, unit }: SizeComparisonProps) {
  const closest = reference && closestSize(rows, reference);
  return (
    <>
      <Typography role="status" sx={{ mt: 3, mb: 1 }}>
        {reference && closest === undefined && <span>There is nothing to compare here.</span>}
        {closest !== undefined && (
          <span>
            <strong>{closest}</strong> is closest to your piece.
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
