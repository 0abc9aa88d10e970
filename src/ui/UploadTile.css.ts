import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';

const { background } = theme.vars.palette;

export const retry = style({ paddingInline: theme.spacing(1) });

export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  backgroundColor: background.paper,
  ':hover': { backgroundColor: background.default },
});
