import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { negative, text } from '../../theme/text.css.ts';

export const place = style({ position: 'relative' });

export const legend = style([text.h6, { padding: 0, marginBottom: theme.spacing(1.5) }]);

/** On the line of the legend, which takes no part in a layout. */
export const guideButton = style({
  position: 'absolute',
  insetBlockStart: theme.spacing(-1.5),
  insetInlineEnd: theme.spacing(-1),
});

export const hint = style([text.body2, { minHeight: '1.55em', marginTop: theme.spacing(1) }]);

export const problem = style([text.body2, negative, { marginTop: theme.spacing(1) }]);
