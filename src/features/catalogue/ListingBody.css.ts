import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';

export const body = style([
  container,
  {
    paddingBlock: theme.spacing(3, 10),
    transition: theme.transitions.create('opacity'),
    selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
  },
]);
