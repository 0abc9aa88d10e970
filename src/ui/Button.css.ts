import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { bareButton } from '../theme/bareButton.css.ts';
import { theme } from '../theme/css.ts';
import { canHover } from '../theme/media.ts';
import { text } from '../theme/text.css.ts';
import { touchTarget } from '../theme/tokens.ts';

const { palette, shape } = theme.vars;

const hovered = theme.alpha(palette.text.primary, palette.action.hoverOpacity);

/** As wide as its border: a button is as high with one as without. */
const borderWidth = createVar();

const button = style([
  bareButton,
  text.button,
  {
    minWidth: 64,
    minHeight: touchTarget,
    vars: { [borderWidth]: '0px' },
    paddingBlock: `calc(6px - ${borderWidth})`,
    paddingInline: 24,
    borderRadius: shape.borderRadius,
    transition: theme.transitions.create(['background-color', 'border-color', 'color']),
    ':disabled': { color: palette.action.disabled, pointerEvents: 'none' },
  },
]);

export const variants = styleVariants({
  contained: [
    button,
    {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      '@media': { [canHover]: { ':hover': { backgroundColor: palette.primary.dark } } },
      ':disabled': { backgroundColor: palette.action.disabledBackground },
    },
  ],
  outlined: [
    button,
    {
      vars: { [borderWidth]: '1px' },
      border: '1px solid currentColor',
      '@media': { [canHover]: { ':hover': { backgroundColor: hovered } } },
      ':disabled': { borderColor: palette.action.disabledBackground },
    },
  ],
  text: [
    button,
    {
      minWidth: touchTarget,
      paddingInline: 8,
      textDecorationLine: 'underline',
      textUnderlineOffset: 4,
      textDecorationColor: palette.divider,
      ':hover': { textDecorationLine: 'none' },
    },
  ],
});

export const sizes = styleVariants({
  small: { paddingBlock: `calc(4px - ${borderWidth})`, fontSize: '0.8125rem' },
  large: {
    minHeight: 52,
    paddingBlock: `calc(8px - ${borderWidth})`,
    paddingInline: 32,
    fontSize: '0.9375rem',
  },
});

export const destructive = style({
  selectors: { '&:not(:disabled)': { color: palette.error.main } },
});

export const flush = style({ marginInline: -8 });

export const startIcon = style({ display: 'inherit', marginInline: '-4px 8px' });

export const endIcon = style({ display: 'inherit', marginInline: '8px -4px' });

// It leaves the room to larger text.
globalStyle(`${startIcon} > svg, ${endIcon} > svg`, { fontSize: 20 });
