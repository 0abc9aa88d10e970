import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { text } from '../../theme/text.css.ts';
import { touchTarget } from '../../theme/tokens.ts';

const { palette } = theme.vars;

export const form = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${palette.text.secondary}`,
  ':focus-within': { borderColor: palette.text.primary },
});

export const field = style([
  text.body1,
  {
    flex: 1,
    minWidth: 0,
    minHeight: touchTarget,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    appearance: 'none',
    // The line below is the form's, and says where the focus is.
    ':focus-visible': { outline: 'none' },
    '::placeholder': { color: palette.text.secondary, opacity: 1 },
  },
]);
