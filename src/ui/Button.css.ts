import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { bareButton } from '../theme/bareButton.css.ts';
import { theme } from '../theme/css.ts';
import { text } from '../theme/text.css.ts';
import { touchTarget } from '../theme/tokens.ts';

const { palette, shape } = theme.vars;

const hovered = theme.alpha(palette.text.primary, palette.action.hoverOpacity);

const canHover = '(hover: hover)';

/** As wide as its border: a button is as high with one as without. */
const edge = createVar();

const button = style([
  bareButton,
  text.button,
  {
    minWidth: 64,
    minHeight: touchTarget,
    vars: { [edge]: '0px' },
    paddingBlock: `calc(6px - ${edge})`,
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
      vars: { [edge]: '1px' },
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
  small: { paddingBlock: `calc(4px - ${edge})`, fontSize: '0.8125rem' },
  medium: {},
  large: {
    minHeight: 52,
    paddingBlock: `calc(8px - ${edge})`,
    paddingInline: 32,
    fontSize: '0.9375rem',
  },
});

export const startIcon = style({ display: 'inherit', marginInline: '-4px 8px', fontSize: 20 });

export const endIcon = style({ display: 'inherit', marginInline: '8px -4px', fontSize: 20 });
