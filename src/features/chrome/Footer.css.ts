import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { muted, text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/tokens.ts';

export const footer = style({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media': { print: { display: 'none' } },
});

export const columns = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(4, 3),
    paddingBlock: theme.spacing(6, 3),
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(3, 1fr)' },
      [from.md]: {
        gridTemplateColumns: '2fr 1fr 1fr 1fr',
        paddingBlockStart: theme.spacing(8),
      },
    },
  },
]);

export const name = style([
  text.h2,
  { gridColumn: '1 / -1', '@media': { [from.md]: { gridColumn: 'auto' } } },
]);

export const links = style({ display: 'grid', justifyItems: 'start', alignContent: 'start' });

export const quiet = style([text.body2, muted]);

export const title = style([quiet, { marginBottom: theme.spacing(0.5) }]);

export const link = style({ display: 'flex', alignItems: 'center', minHeight: touchTarget });

export const lastRow = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touchTarget,
});

/** On a larger screen it is in the navbar. */
export const scheme = style({ '@media': { [from.md]: { display: 'none' } } });
