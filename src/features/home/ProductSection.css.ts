import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { touchRow } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/tokens.ts';

export const section = style({
  paddingBlock: theme.spacing(7),
  ':focus-visible': { outline: 'none' },
  '@media': { [from.md]: { paddingBlock: theme.spacing(12) } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  marginBottom: theme.spacing(3),
});

export const seeAll = style([touchRow, text.body2, { minWidth: touchTarget }]);
