import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { muted, text } from '../../theme/text.css.ts';
import { measure } from '../../theme/tokens.ts';

export const team = style([
  container,
  {
    paddingBottom: theme.spacing(7),
    '@media': { [from.md]: { paddingBottom: theme.spacing(12) } },
  },
]);

export const heading = style([text.h2, { marginBottom: theme.spacing(4) }]);

export const members = style({
  display: 'grid',
  gap: theme.spacing(6),
  listStyle: 'none',
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(10) } },
});

export const member = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
});

export const bio = style([muted, { maxWidth: measure, whiteSpace: 'pre-line' }]);
