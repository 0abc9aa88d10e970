import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { text } from '../../theme/text.css.ts';

/** In px. */
export const pictureWidth = 48;

/** Seen where there is no list to see. */
export const found = style([
  text.body2,
  {
    paddingInline: theme.spacing(1),
    selectors: { '&:not(:empty)': { paddingBlock: theme.spacing(2) } },
  },
]);

export const list = style({ display: 'grid' });

export const suggestion = style([
  text.body2,
  {
    display: 'grid',
    gridTemplateColumns: `${pictureWidth}px minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(1),
    color: 'inherit',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    ':hover': { backgroundColor: theme.vars.palette.action.hover },
  },
]);
