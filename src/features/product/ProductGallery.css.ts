import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { below, from } from '../../theme/media.ts';

export const gallery = style({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  '@media': {
    [from.md]: {
      selectors: { '&[data-single="false"]': { gridTemplateColumns: '72px minmax(0, 1fr)' } },
    },
  },
});

export const thumbnails = style({ '@media': { [below.md]: { display: 'none' } } });

export const main = style({ minWidth: 0 });
