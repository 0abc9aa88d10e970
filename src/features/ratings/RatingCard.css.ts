import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media.ts';

/** Beside the stars, so that nothing moves when the button comes. A phone has none. */
export const keptPlace = style({
  visibility: 'hidden',
  '@media': { [below.sm]: { display: 'none' } },
});
