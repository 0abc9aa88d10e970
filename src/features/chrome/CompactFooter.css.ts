import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/tokens.ts';

export const line = style({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media': { print: { display: 'none' } },
});

export const row = style([
  container,
  text.body2,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(2.5),
    maxWidth: 'none',
    minHeight: touchTarget,
  },
]);

export const link = style({ display: 'flex', alignItems: 'center', minHeight: touchTarget });

/** On a larger screen it is in the navbar. */
export const scheme = style({
  marginInlineStart: 'auto',
  '@media': { [from.md]: { display: 'none' } },
});
