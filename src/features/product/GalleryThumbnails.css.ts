import { style } from '@vanilla-extract/css';
import { bareButton } from '../../theme/bareButton.css.ts';
import { theme } from '../../theme/css.ts';

export const column = style({ display: 'grid', gap: theme.spacing(1) });

export const thumbnail = style([
  bareButton,
  {
    display: 'block',
    width: '100%',
    opacity: 0.7,
    transition: theme.transitions.create('opacity'),
    ':hover': { opacity: 1 },
    selectors: {
      '&[aria-current="true"]': {
        opacity: 1,
        boxShadow: `0 2px 0 ${theme.vars.palette.text.primary}`,
      },
    },
  },
]);
