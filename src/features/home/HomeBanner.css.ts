import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';
import { filling, onAnyPicture } from '../../theme/onPicture.ts';

const paper = theme.vars.palette.background.default;

export const stage = style({
  position: 'relative',
  display: 'grid',
  minHeight: 'min(80svh, 660px)',
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  '@media': { [from.sm]: { minHeight: 'clamp(420px, 44vw, 82svh)' } },
});

export const cover = style(filling);

/** In the calm part of the picture: its lower third when it is tall, its left when it is wide. */
export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 2, 4),
  '@media': {
    [from.sm]: {
      alignContent: 'center',
      maxWidth: '52%',
      paddingBlock: theme.spacing(3),
      paddingInline: theme.spacing(4, 0),
    },
    [from.lg]: { paddingInlineStart: theme.spacing(10), gap: theme.spacing(4) },
  },
  selectors: {
    // Where the owner's picture is calm is not known.
    '&[data-own]': {
      ...onAnyPicture,
      alignSelf: 'end',
      margin: theme.spacing(2),
      padding: theme.spacing(3),
    },
  },
});

/**
 * Under the words where the picture is tall. The pictures are pale: beside a dark page they pass
 * into it, and the words stand on that.
 */
export const veil = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `linear-gradient(to top, ${paper}, transparent 50%)`,
  '@media': { [from.sm]: { backgroundImage: 'none' } },
  selectors: {
    // Where the words are.
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    'html[data-color-scheme="dark"] &': {
      backgroundImage: `linear-gradient(to top, ${paper} 20%, transparent 70%)`,
      '@media': {
        [from.sm]: {
          backgroundImage: `linear-gradient(to right, ${paper}, transparent 75%), linear-gradient(to top, ${paper}, transparent 30%)`,
        },
      },
    },
  },
});

export const button = style({
  '@media': {
    [from.sm]: { paddingInline: theme.spacing(3) },
    [from.md]: { paddingInline: theme.spacing(4) },
  },
});
