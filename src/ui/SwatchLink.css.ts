import { style } from '@vanilla-extract/css';
import { chip } from '../theme/chip.ts';
import { theme } from '../theme/css.ts';
import { focusRing } from '../theme/tokens.ts';

const { palette, shape } = theme.vars;

/** A chip filled with its colour; the margin between both shows which one is here. */
export const swatchLink = style([
  chip.rest,
  {
    position: 'relative',
    display: 'block',
    padding: 0,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 4,
      borderRadius: shape.borderRadius,
      border: `1px solid ${palette.divider}`,
      backgroundColor: 'var(--swatch)',
      forcedColorAdjust: 'none',
    },
    selectors: {
      '&[aria-current]': {
        borderColor: palette.primary.main,
        outline: `1px solid ${palette.primary.main}`,
      },
      // Instead of the outline of the one that is here.
      '&:focus-visible': focusRing,
      // From corner to corner, dark and light, so that it is seen on any colour.
      '&[data-sold-out="true"]::after': {
        content: '""',
        position: 'absolute',
        inset: 4,
        background: `linear-gradient(to top right, transparent calc(50% - 2px), ${palette.background.paper} calc(50% - 2px), ${palette.background.paper} calc(50% - 1px), ${palette.text.primary} calc(50% - 1px), ${palette.text.primary} calc(50% + 1px), ${palette.background.paper} calc(50% + 1px), ${palette.background.paper} calc(50% + 2px), transparent calc(50% + 2px))`,
        forcedColorAdjust: 'none',
      },
    },
  },
]);
