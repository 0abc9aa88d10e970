import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { canHover } from '../../theme/media.ts';

/** Over the first, at the head of the card. Not displayed on touch, where nothing hovers: there the lazy picture is never loaded. */
export const hoverPicture = style({
  display: 'none',
  position: 'absolute',
  inset: '0 0 auto',
  opacity: 0,
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.complex }),
  selectors: { '&[data-loaded="true"]': { opacity: 'var(--card-active)' } },
  '@media': { [canHover]: { display: 'block' } },
});
