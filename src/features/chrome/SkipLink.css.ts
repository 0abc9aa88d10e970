import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { variants } from '../../ui/Button.css.ts';

export const firstStop = style([
  variants.contained,
  {
    position: 'fixed',
    insetBlockStart: theme.spacing(1),
    insetInlineStart: theme.spacing(1),
    zIndex: theme.zIndex.tooltip,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  },
]);
