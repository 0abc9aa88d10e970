import { style } from '@vanilla-extract/css';
import { bareButton } from '../../theme/bareButton.css.ts';
import { theme } from '../../theme/css.ts';
import { touchTarget } from '../../theme/tokens.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

export const dot = style([
  bareButton,
  {
    width: touchTarget,
    height: touchTarget,
    '::after': {
      content: '""',
      width: 32,
      borderTop: `3px solid ${theme.vars.palette.text.primary}`,
      transform: 'scaleY(0.34)',
      transition: theme.transitions.create('transform'),
    },
    selectors: { '&[aria-current="true"]::after': { transform: 'none' } },
  },
]);
