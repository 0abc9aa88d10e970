import { style, styleVariants } from '@vanilla-extract/css';
import { bareButton } from '../theme/bareButton.css.ts';
import { theme } from '../theme/css.ts';
import { text } from '../theme/text.css.ts';
import { touchTarget } from '../theme/tokens.ts';

const { palette, shape } = theme.vars;

const hovered = theme.alpha(palette.text.primary, palette.action.hoverOpacity);

const canHover = '(hover: hover)';

const button = style([
  bareButton,
  text.button,
  {
    minWidth: 64,
    minHeight: touchTarget,
    paddingBlock: 6,
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
      paddingBlock: 5,
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
      ':hover': { textDecorationColor: 'currentColor' },
    },
  ],
});

export const sizes = styleVariants({
  small: { paddingBlock: 4, fontSize: '0.8125rem' },
  medium: {},
  large: { minHeight: 52, paddingBlock: 8, paddingInline: 32, fontSize: '0.9375rem' },
});

export const startIcon = style({ display: 'inherit', marginInline: '-4px 8px', fontSize: 20 });

export const endIcon = style({ display: 'inherit', marginInline: '8px -4px', fontSize: 20 });
