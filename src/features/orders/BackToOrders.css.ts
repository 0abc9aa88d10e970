import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

export const link = style({
  marginBottom: theme.spacing(1),
  '@media': { print: { display: 'none' } },
});
