import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

/** On a phone name and price share a line, and come first: they belong on the first screen. */
export const heading = style({
  display: 'grid',
  gap: theme.spacing(1),
  '@media': {
    [below.sm]: {
      order: -1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: theme.spacing(2),
    },
  },
});

export const name = style([text.h2, { flex: '1 1 6em', overflowWrap: 'anywhere' }]);

export const price = style([text.h4, { fontFamily: theme.typography.body1.fontFamily }]);

export const stars = style({ justifySelf: 'start' });

export const steps = style([
  text.body2,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', listStyle: 'none' },
]);

export const step = style({
  selectors: {
    '& + &': { color: theme.vars.palette.text.secondary },
    '& + &::before': { content: '"/" / ""', marginInline: theme.spacing(1) },
  },
});

/** Wide enough for a finger, and as far from either "/". */
export const stepLink = style({
  paddingInline: theme.spacing(1),
  marginInline: theme.spacing(-1),
});
