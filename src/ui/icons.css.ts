import { style, styleVariants } from '@vanilla-extract/css';

const icon = style({
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  userSelect: 'none',
});

export const sizes = styleVariants({
  small: [icon, { fontSize: '1.25rem' }],
  medium: [icon, { fontSize: '1.5rem' }],
});
