import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { below, from, lowScreen } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';

const { palette, shape } = theme.vars;

/** On a phone it stays at the lower edge of the window for as long as the product is in view. */
export const bar = style({
  display: 'flex',
  // Text of twice the size takes two lines of a phone.
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '@media': {
    [below.sm]: {
      order: 1,
      position: 'sticky',
      // The cookie banner stands there too, until it is accepted.
      bottom: 'var(--footer-banner, 0px)',
      zIndex: 1,
      marginInline: theme.spacing(-2),
      padding: theme.spacing(1.5, 2),
      borderTop: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    [lowScreen]: { position: 'static' },
  },
});

/** The device's own list; only on a phone. */
export const sizeSelect = style([
  text.body1,
  {
    flex: '2 1 5.5rem',
    minWidth: 0,
    minHeight: 52,
    paddingInline: theme.spacing(1.5),
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    selectors: {
      '&[aria-invalid="true"]': { borderColor: palette.error.main },
    },
    '@media': { [from.sm]: { display: 'none' } },
  },
]);

export const addButton = style({
  flex: '3 1 7.5rem',
  '@media': { [below.sm]: { paddingInline: theme.spacing(1) } },
});

export const heart = style({ display: 'grid', width: 52, border: `1px solid ${palette.divider}` });
