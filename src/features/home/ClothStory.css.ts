import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';
import { muted } from '../../theme/text.css.ts';

export const split = style({
  display: 'grid',
  backgroundColor: theme.vars.palette.background.paper,
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' } },
});

export const words = style({
  display: 'grid',
  gap: theme.spacing(2),
  justifySelf: 'center',
  padding: theme.spacing(6, 2, 7),
  '@media': {
    [from.sm]: { paddingInline: theme.spacing(3) },
    [from.md]: { padding: theme.spacing(6, 5) },
  },
});

export const paragraph = style([muted, { maxWidth: '28em' }]);
