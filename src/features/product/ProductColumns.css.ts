import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';
import { below, from, lowScreen } from '../../theme/media.ts';
import { navbarHeight } from '../../theme/tokens.ts';

export const columns = style([
  container,
  {
    display: 'grid',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(0, 6),
    '@media': {
      [from.sm]: {
        gap: theme.spacing(3),
        gridTemplateColumns: 'minmax(0, 7fr) minmax(300px, 5fr)',
        paddingBlock: theme.spacing(4, 8),
      },
      [from.md]: { gap: theme.spacing(6) },
    },
  },
]);

/** From edge to edge on a phone. */
export const pictures = style({
  minWidth: 0,
  '@media': { [below.sm]: { marginInline: theme.spacing(-2) } },
});

/** A flex box: in a grid, nothing could stick beyond its own row. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3),
  minWidth: 0,
  alignSelf: 'start',
  '@media': {
    [below.sm]: { gap: theme.spacing(2) },
    [from.sm]: { position: 'sticky', top: navbarHeight.desktop + 24 },
    [lowScreen]: { position: 'static' },
  },
});
