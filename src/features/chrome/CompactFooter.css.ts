import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { container, hiddenFromMd, touchRow } from '../../theme/layout.css.ts';
import { text } from '../../theme/text.css.ts';

export const row = style([
  container,
  touchRow,
  text.body2,
  { flexWrap: 'wrap', columnGap: theme.spacing(2.5), maxWidth: 'none' },
]);

/** On a larger screen it is in the navbar. */
export const scheme = style([hiddenFromMd, { marginInlineStart: 'auto' }]);
