import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';
import { text } from '../theme/text.css.ts';

const { palette } = theme.vars;

export const frame = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: palette.divider,
});

/**
 * Its background is what the page before has shown of it, or else the placeholder, whose few pixels
 * the browser smooths.
 */
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundImage: 'var(--seen, var(--placeholder))',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  // The words would stand on the placeholder until the picture covers them.
  color: 'transparent',
});

export const missing = style([
  text.h2,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: palette.text.secondary,
  },
]);
