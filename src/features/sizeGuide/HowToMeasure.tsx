import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import type { Measure } from './sizeTables.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1.4fr' },
}));

export function HowToMeasure({ measures }: { measures: readonly Measure[] }) {
  return (
    <Layout>
      <MeasureFigure measures={measures} />
      <div>
        <Typography variant="body2" sx={{ mb: 3 }}>
          {i18n.t(
            'Measure over underwear, with the tape level and close but not tight. Between two sizes, take the larger one for an easy fit and the smaller one for a close fit.',
          )}
        </Typography>
        <Stack component="dl" sx={{ gap: 2 }}>
          {measures.map((measure) => (
            <div key={measure}>
              <Typography component="dt" variant="h6">
                {i18n.t(measure)}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary">
                {i18n.t(texts[measure])}
              </Typography>
            </div>
          ))}
        </Stack>
      </div>
    </Layout>
  );
}

const texts: Record<Measure, string> = {
  Height: /*i18n*/ 'Barefoot and upright against a wall, from the floor to the top of the head.',
  Chest: /*i18n*/ 'Around the fullest part, under the arms and straight across the back.',
  Waist: /*i18n*/ 'Around the narrowest part, where the body bends to the side.',
  Hips: /*i18n*/ 'Around the fullest part, with the feet together.',
};

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  overflow: 'visible',
  width: '100%',
  maxWidth: theme.spacing(27),
  color: theme.vars.palette.text.primary,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .form': { fill: theme.vars.palette.background.paper },
  '& .seam': { stroke: theme.vars.palette.divider },
  '& .tape': { stroke: theme.vars.palette.secondary.main, strokeWidth: 1.75 },
  '& text': {
    ...theme.typography.caption,
    fontWeight: 600,
    fill: theme.vars.palette.text.primary,
    stroke: 'none',
  },
}));

/** Tape paths around the figure, lowest in front. */
const tapes: Record<Exclude<Measure, 'Height'>, { path: string; y: number }> = {
  Chest: { path: 'M51 98c18 13 80 13 98 0', y: 102 },
  Waist: { path: 'M62 148c16 10 60 10 76 0', y: 152 },
  Hips: { path: 'M49 203c20 14 82 14 102 0', y: 207 },
};

/** Figure with tapes at each measure; decorative, since the text beside it says the same. */
export function MeasureFigure({ measures }: { measures: readonly Measure[] }) {
  return (
    // From left to right in each language, since names, which may be long, are at the right. The styles
    // would be mirrored.
    <Drawing viewBox="0 0 216 300" direction="ltr" aria-hidden>
      <path d="M100 222v58M72 290c6-10 16-14 28-14s22 4 28 14z" />
      <path
        className="form"
        d="M86 18h28c1 14 3 22 12 27 14 7 27 11 31 22 3 10-4 21-7 32-4 16-12 32-12 49 0 18 10 36 13 55 1 8 1 13 0 19H49c-1-6-1-11 0-19 3-19 13-37 13-55 0-17-8-33-12-49-3-11-10-22-7-32 4-11 17-15 31-22 9-5 11-13 12-27z"
      />
      <path d="M86 18c0-5 6-8 14-8s14 3 14 8-6 7-14 7-14-2-14-7z" className="form" />
      <path
        className="seam"
        d="M100 26v196M76 44c-8 34-2 70-2 104s-6 50-8 74M124 44c8 34 2 70 2 104s6 50 8 74"
      />
      {measures.map((measure) => {
        if (measure === 'Height') return null;
        const { path, y } = tapes[measure];
        return (
          <g key={measure}>
            <path className="tape" d={path} />
            <path className="seam" d={`M154 ${y - 4}h10`} />
            <text x="170" y={y}>
              {i18n.t(measure)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
