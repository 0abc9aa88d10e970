import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container, touchRow } from '../../theme/layout.css.ts';
import { below, from } from '../../theme/media.ts';
import { muted, text } from '../../theme/text.css.ts';

const { divider } = theme.vars.palette;

export const columns = style([
  container,
  {
    display: 'grid',
    alignItems: 'center',
    gap: theme.spacing(6),
    paddingBlock: theme.spacing(5, 7),
    '@media': {
      [from.md]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gap: theme.spacing(12),
        paddingBlock: theme.spacing(8, 12),
      },
    },
  },
]);

export const invitation = style([muted, { marginTop: theme.spacing(3), textWrap: 'balance' }]);

export const ways = style({
  display: 'grid',
  marginTop: theme.spacing(5),
  borderBottom: `1px solid ${divider}`,
});

export const way = style({
  display: 'grid',
  gap: theme.spacing(0.5),
  alignItems: 'center',
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${divider}`,
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 2fr' } },
});

export const details = style([
  text.h3,
  {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '@media': { [below.sm]: theme.typography.h4 },
  },
]);

export const link = style([touchRow, { display: 'inline-flex' }]);
