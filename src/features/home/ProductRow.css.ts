import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';

const { palette } = theme.vars;

export const frame = style({ position: 'relative' });

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(200px, 62%)',
  gap: theme.spacing(2),
  // To the window's edges, with room for the focus ring, which the overflow would cut off.
  marginInline: theme.spacing(-2),
  marginBlock: theme.spacing(-1),
  padding: theme.spacing(1, 2),
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: theme.spacing(2),
  scrollbarWidth: 'none',
  '@media': {
    [from.sm]: {
      gridAutoColumns: 'minmax(220px, 31%)',
      marginInline: theme.spacing(-3),
      paddingInline: theme.spacing(3),
      scrollPaddingInline: theme.spacing(3),
    },
    [from.lg]: {
      gridAutoColumns: `calc((100% - 3 * ${theme.spacing(3)}) / 4)`,
      gap: theme.spacing(3),
    },
  },
});

export const item = style({ scrollSnapAlign: 'start' });

/** At the height of the pictures, on whose edge it lies. */
export const button = style({
  position: 'absolute',
  zIndex: 2,
  top: '38%',
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.primary}`,
  ':hover': { backgroundColor: palette.background.default },
  selectors: {
    // It stays, unseen: a button that is removed takes the focus with it.
    '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
    '&[aria-disabled="true"]:focus-visible': { opacity: 0.5 },
    '&[data-side="start"]': { insetInlineStart: theme.spacing(-1) },
    '&[data-side="end"]': { insetInlineEnd: theme.spacing(-1) },
  },
});
