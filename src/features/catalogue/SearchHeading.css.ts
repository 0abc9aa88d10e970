import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container } from '../../theme/layout.css.ts';
import { from } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

export const heading = style([
  container,
  {
    paddingBlock: theme.spacing(4),
    '@media': { [from.md]: { paddingTop: theme.spacing(8) } },
  },
]);

export const title = style([text.h2, { overflowWrap: 'anywhere' }]);

export const field = style({ marginTop: theme.spacing(2), maxWidth: 480 });
