import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { from } from '../../theme/media.ts';
import { filling } from '../../theme/onPicture.ts';

/** From edge to edge; higher on a phone, where a band would be a strip. */
export const band = style({
  display: 'block',
  position: 'relative',
  aspectRatio: '4 / 3',
  marginBottom: theme.spacing(7),
  backgroundColor: theme.vars.palette.divider,
  '@media': {
    [from.sm]: { aspectRatio: '3 / 1' },
    [from.md]: { marginBottom: theme.spacing(12) },
  },
});

export const image = style(filling);
