import { style } from '@vanilla-extract/css';
import { theme } from './css.ts';
import { from } from './media.ts';
import { breakpoints, touchTarget } from './tokens.ts';

/** In the middle of the window, with room at both sides. */
export const container = style({
  width: '100%',
  maxWidth: breakpoints.xl,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  '@media': { [from.sm]: { paddingInline: theme.spacing(3) } },
});

/** A section of a page, with room below it. */
export const section = style([container, { paddingBottom: theme.spacing(10) }]);

/** As high as a finger needs it, as a link or a line of links. */
export const touchRow = style({ display: 'flex', alignItems: 'center', minHeight: touchTarget });

/** Small things side by side, in as many lines as they take. */
export const wrappingRow = style({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) });

/** For what sets no `display` of its own. */
export const hiddenFromMd = style({ '@media': { [from.md]: { display: 'none' } } });
