import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';
import { filling, onAnyPicture } from '../../theme/onPicture.ts';
import { text } from '../../theme/text.css.ts';

export const tiles = style({
  display: 'grid',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(2),
  '@media': {
    [from.sm]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [from.lg]: { gap: theme.spacing(3), paddingTop: theme.spacing(3) },
  },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 72,
  padding: theme.spacing(2),
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '@media': {
    [from.sm]: { aspectRatio: '8 / 5' },
    [from.md]: { padding: theme.spacing(3) },
  },
});

export const cover = style({
  ...filling,
  objectPosition: 'left center',
  transition: theme.transitions.create('transform', {
    duration: theme.transitions.duration.complex,
    easing: theme.transitions.easing.easeOut,
  }),
  selectors: { [`${tile}:hover &`]: { transform: 'scale(1.02)' } },
});

export const name = style([
  text.h3,
  {
    // Beside the garments, on the narrowest phone, too.
    fontSize: 'clamp(1.25rem, 6.5vw, 1.75rem)',
    position: 'relative',
    justifySelf: 'start',
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textDecorationColor: 'transparent',
    textUnderlineOffset: 6,
    '@media': { [from.lg]: { fontSize: theme.typography.h2.fontSize } },
    selectors: {
      [`${tile}:hover > &`]: { textDecorationColor: 'currentColor' },
      '&[data-own]': onAnyPicture,
    },
  },
]);
