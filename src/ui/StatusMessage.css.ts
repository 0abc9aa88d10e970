import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';
import { muted, text } from '../theme/text.css.ts';

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(3),
  minHeight: '60svh',
  padding: theme.spacing(8, 2),
  textAlign: 'center',
  textWrap: 'balance',
});

export const heading = style([
  text.h1,
  { overflowWrap: 'anywhere', ':focus-visible': { outline: 'none' } },
]);

export const words = style([muted, { maxWidth: '44ch' }]);

export const waysOn = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2),
});
