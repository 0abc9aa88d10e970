import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { touchRow } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

export const nav = style({
  display: 'flex',
  gap: theme.spacing(3),
  '@media': { [from.md]: { gap: theme.spacing(4) } },
});

export const item = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const category = style([
  touchRow,
  text.button,
  {
    position: 'relative',
    color: 'inherit',
    textDecoration: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: theme.spacing(1),
      borderBottom: '1px solid currentColor',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: theme.transitions.create('transform'),
    },
    selectors: {
      '[dir="rtl"] &::after': { transformOrigin: 'right' },
      '&:hover::after, &[aria-current]::after': { transform: 'none' },
    },
  },
]);
