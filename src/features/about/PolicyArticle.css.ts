import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { breakpoints, measure } from '../../theme/tokens.ts';

export const article = style([
  container,
  {
    maxWidth: breakpoints.md,
    paddingBlock: theme.spacing(5),
    '@media': { [from.md]: { paddingBlock: theme.spacing(12) } },
  },
]);

export const body = style({
  marginTop: theme.spacing(4),
  maxWidth: measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const heading = style([text.h4, { margin: theme.spacing(4, 0, 1) }]);

export const paragraph = style({ margin: theme.spacing(0, 0, 2) });

export const list = style({
  margin: theme.spacing(0, 0, 2),
  paddingInlineStart: theme.spacing(3),
});
