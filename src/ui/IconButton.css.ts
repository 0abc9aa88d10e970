import { style } from '@vanilla-extract/css';
import { bareButton } from '../theme/bareButton.css.ts';
import { theme } from '../theme/css.ts';
import { canHover } from '../theme/media.ts';
import { touchTarget } from '../theme/tokens.ts';

const { palette, shape } = theme.vars;

const hovered = theme.alpha(palette.action.active, palette.action.hoverOpacity);

export const iconButton = style([
  bareButton,
  {
    flex: 'none',
    minWidth: touchTarget,
    minHeight: touchTarget,
    padding: 8,
    borderRadius: shape.borderRadius,
    fontSize: '1.5rem',
    ':disabled': { color: palette.action.disabled, pointerEvents: 'none' },
    transition: theme.transitions.create('background-color', {
      duration: theme.transitions.duration.shortest,
    }),
    '@media': { [canHover]: { ':hover': { backgroundColor: hovered } } },
    selectors: {
      // As the browser takes the focus from what is `disabled`.
      '&[aria-disabled="true"]': { color: palette.text.disabled, cursor: 'not-allowed' },
      // Its sign stands where the text above and below it begins or ends.
      '&[data-edge="start"]': { marginInlineStart: -12 },
      '&[data-edge="end"]': { marginInlineEnd: -12 },
    },
  },
]);
