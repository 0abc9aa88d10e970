import { style } from '@vanilla-extract/css';

const icon = style({
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  userSelect: 'none',
});

export const medium = style([icon, { fontSize: '1.5rem' }]);

export const small = style([icon, { fontSize: '1.25rem' }]);
