import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';
import { text } from '../theme/text.css.ts';

export const state = style({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'center',
  paddingBlock: theme.spacing(10),
  textAlign: 'center',
});

export const title = style([text.h3, { overflowWrap: 'anywhere' }]);
