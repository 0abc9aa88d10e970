import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

export const list = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  margin: theme.spacing(0, 0, 1),
  listStyle: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});
