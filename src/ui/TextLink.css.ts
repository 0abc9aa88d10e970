import { style, styleVariants } from '@vanilla-extract/css';
import { touch } from '../theme/media.ts';
import { touchTarget } from '../theme/tokens.ts';

const link = style({
  color: 'inherit',
  textUnderlineOffset: 4,
  textDecorationThickness: 1,
});

export const underlines = styleVariants({
  always: [link, { textDecorationLine: 'underline' }],
  hover: [link, { textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } }],
});

/** Large enough for a finger. */
export const standalone = style({
  '@media': {
    [touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: touchTarget,
      minHeight: touchTarget,
    },
  },
});
