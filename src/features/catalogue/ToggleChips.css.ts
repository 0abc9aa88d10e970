import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

export const swatch = style({
  width: 16,
  height: 16,
  marginInlineEnd: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.vars.shape.borderRadius,
  forcedColorAdjust: 'none',
});

/** Heard as a description, so that a chip keeps its name. */
export const count = style({
  marginInlineStart: theme.spacing(0.75),
  opacity: 0.75,
  fontVariantNumeric: 'tabular-nums',
});
