import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';
import { reducedMotion } from '../theme/media.ts';
import { radius } from '../theme/tokens.ts';

const { palette } = theme.vars;

const wave = keyframes({
  '0%': { transform: 'translateX(-100%)' },
  '50%, 100%': { transform: 'translateX(100%)' },
});

const block = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  height: '1.2em',
  backgroundColor: palette.divider,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: `linear-gradient(90deg, transparent, ${palette.action.hover}, transparent)`,
    animation: `${wave} 2s linear 0.5s infinite`,
  },
  '@media': { [reducedMotion]: { '::after': { display: 'none' } } },
});

export const shapes = styleVariants({
  block: [block],
  // As high as a product's picture.
  picture: [block, { height: 'auto', aspectRatio: '4 / 5' }],
  // As high as the letters of a line.
  line: [
    block,
    {
      height: 'auto',
      transformOrigin: '0 55%',
      transform: 'scale(1, 0.6)',
      // Round as others once it is as low as that.
      borderRadius: `${radius}px / ${radius / 0.6}px`,
      '::before': { content: '"\\00a0"' },
    },
  ],
});
