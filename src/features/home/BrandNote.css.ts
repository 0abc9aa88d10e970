import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';
import { muted, text } from '../../theme/text.css.ts';
import { measure } from '../../theme/tokens.ts';

export const note = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(8, 2),
  textAlign: 'center',
  textWrap: 'balance',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media': { [from.md]: { paddingBlock: theme.spacing(14) } },
});

export const heading = style([text.h2, { maxWidth: '24ch' }]);

export const words = style([muted, { maxWidth: measure }]);
