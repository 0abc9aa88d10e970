import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { mutedSmall, text } from '../../theme/text.css.ts';
import { measure } from '../../theme/tokens.ts';

const { palette } = theme.vars;

export const heading = style([text.h3, { marginBottom: theme.spacing(2) }]);

export const hint = style([text.body2, { marginBottom: theme.spacing(2) }]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  columnGap: theme.spacing(5),
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(3),
  borderTop: `1px solid ${palette.divider}`,
  overflowWrap: 'anywhere',
});

export const facts = style([mutedSmall, { maxWidth: measure }]);

export const words = style({ maxWidth: measure, whiteSpace: 'pre-line' });

export const reply = style({
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `2px solid ${palette.divider}`,
});
