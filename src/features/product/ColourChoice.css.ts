import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

export const colours = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
  listStyle: 'none',
});
