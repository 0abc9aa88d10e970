import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

export const heading = style([text.h4, { marginBottom: theme.spacing(2) }]);

/** With room for the focus ring that the overflow would cut. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(112px, 30%)',
  gap: theme.spacing(2),
  margin: theme.spacing(-1),
  padding: theme.spacing(1),
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [from.sm]: { gridAutoColumns: 'minmax(112px, 18%)' },
    [from.lg]: { gridAutoColumns: `calc((100% - 7 * ${theme.spacing(2)}) / 8)` },
  },
});

export const item = style([
  text.body2,
  { display: 'grid', gap: theme.spacing(0.25), color: 'inherit', textDecoration: 'none' },
]);

export const name = style({
  display: '-webkit-box',
  margin: theme.spacing(1, 0, 0),
  font: 'inherit',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  selectors: { [`${item}:hover > &`]: { textDecoration: 'underline' } },
});

export const picture = style({ marginBottom: theme.spacing(1) });

export const line = style({ fontSize: theme.typography.body2.fontSize });
