import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

/** As high as the dots whose place they take. */
export const swatches = style({
  zIndex: 1,
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  minHeight: 24,
  listStyle: 'none',
});
