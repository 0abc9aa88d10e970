import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { touchRow } from '../../theme/layout.css.ts';

const { palette } = theme.vars;

/** Links of a column. */
const rows = 6;

/** Between two categories, seen only with the focus: a pointer has no need of it. */
export const toggle = style({
  position: 'absolute',
  insetInlineStart: `calc(100% - ${theme.spacing(1.25)})`,
  selectors: {
    // Around its sign, as the button itself reaches over both links.
    '&:focus-visible': { outlineOffset: -12 },
    '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  },
});

/** Reaches up to the link, so that a pointer comes down to the kinds without leaving both. */
export const panel = style({
  position: 'absolute',
  top: '100%',
  insetInlineStart: theme.spacing(-2.5),
  paddingTop: theme.spacing(1),
  selectors: { '&[hidden]': { display: 'none' } },
});

export const kinds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rows}, auto)`,
  columnGap: theme.spacing(4),
  padding: theme.spacing(1, 2.5),
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  boxShadow: theme.shadows[1],
  listStyle: 'none',
  whiteSpace: 'nowrap',
});

export const kind = style([
  touchRow,
  {
    color: 'inherit',
    textDecorationColor: 'transparent',
    textUnderlineOffset: 6,
    textDecorationThickness: 1,
    ':hover': { textDecorationColor: 'currentColor' },
  },
]);
