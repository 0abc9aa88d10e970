import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { mutedSmall, text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/tokens.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
});

export const label = style([mutedSmall, { whiteSpace: 'nowrap' }]);

export const field = style([
  text.button,
  {
    // Text of twice the size takes more than a phone has.
    minWidth: 0,
    height: touchTarget,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    // As wide as what is chosen, where a browser can do that.
    fieldSizing: 'content',
  },
]);

globalStyle(`${field} > option`, { backgroundColor: theme.vars.palette.background.paper });
