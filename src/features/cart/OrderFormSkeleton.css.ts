import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';

export const buttons = style({
  height: 120,
  marginTop: theme.spacing(3),
  '@media': { [from.sm]: { height: 52, maxWidth: 360 } },
});
