import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';
import { filling, onAnyPicture } from '../../theme/onPicture.ts';
import { text } from '../../theme/text.css.ts';

const { palette } = theme.vars;
const paper = palette.background.default;

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  height: 264,
  backgroundColor: palette.divider,
  color: palette.text.primary,
  selectors: { '&[data-low="true"]': { height: 'auto', minHeight: 132 } },
  '@media': {
    [from.md]: {
      height: 280,
      alignItems: 'center',
      selectors: { '&[data-low="true"]': { minHeight: 144 } },
    },
  },
});

export const picture = style({
  ...filling,
  // The collars show, and the words come to stand on the hems.
  objectPosition: 'center top',
  '@media': { [from.md]: { objectPosition: 'center' } },
});

/** So that the words can be read on any picture, and that it ends without an edge. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to top, ${paper}, transparent 75%)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [from.md]: {
      backgroundImage: `linear-gradient(to right, ${paper}, transparent 60%), linear-gradient(to top, ${paper}, transparent 30%)`,
    },
  },
});

export const overlay = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  display: 'grid',
  alignContent: 'end',
  paddingBottom: theme.spacing(2),
  '@media': { [from.md]: { alignContent: 'center', paddingBottom: 0 } },
});

export const words = style({ selectors: { '&[data-own]': onAnyPicture } });

export const count = style([text.body2, { minHeight: '1.6em' }]);
