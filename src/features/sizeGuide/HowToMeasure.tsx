import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MeasureFigure } from './MeasureFigure.tsx';
import type { Measure } from './sizeTables.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1.4fr' },
}));

/** Where to hold the tape for each measure. */
export function HowToMeasure({ measures }: { measures: readonly Measure[] }) {
  return (
    <Layout>
      <MeasureFigure measures={measures} />
      <div>
        <Typography variant="body2" sx={{ mb: 3 }}>
          Measure over underwear, with the tape level and close but not tight. Between two sizes,
          take the larger one for an easy fit and the smaller one for a close fit.
        </Typography>
        <Stack component="dl" sx={{ gap: 2 }}>
          {measures.map((measure) => (
            <div key={measure}>
              <Typography component="dt" variant="h6">
                {measure}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary">
                {texts[measure]}
              </Typography>
            </div>
          ))}
        </Stack>
      </div>
    </Layout>
  );
}

const texts: Record<Measure, string> = {
  Height: 'Barefoot and upright against a wall, from the floor to the top of the head.',
  Chest: 'Around the fullest part, under the arms and straight across the back.',
  Waist: 'Around the narrowest part, where the body bends to the side.',
  Hips: 'Around the fullest part, with the feet together.',
};
