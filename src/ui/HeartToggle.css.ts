import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton } from '../theme/bareButton.css.ts';
import { theme } from '../theme/css.ts';
import { touchTarget } from '../theme/tokens.ts';

export const heart = style([
  bareButton,
  {
    display: 'grid',
    minWidth: touchTarget,
    minHeight: touchTarget,
    selectors: { '&[aria-pressed="true"]': { color: theme.vars.palette.secondary.main } },
  },
]);

// Within its button, however large the text is.
globalStyle(`${heart} > svg`, { fontSize: 20 });
