import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { below } from '../../theme/media.ts';

/** On a phone its parts stand in the column around it, all along which the bar can stick. */
export const form = style({
  display: 'grid',
  gap: theme.spacing(2),
  '@media': { [below.sm]: { display: 'contents' } },
});
