import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container, touchRow } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { mutedSmall, text } from '../../theme/text.css.ts';

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

export const title = style([mutedSmall, { marginBottom: theme.spacing(0.5) }]);

export const lastRow = style([touchRow, { gridColumn: '1 / -1', justifyContent: 'space-between' }]);
