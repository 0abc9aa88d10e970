import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';
import { forcedColors } from '../theme/media.ts';
import { text } from '../theme/text.css.ts';

const star =
  'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z';
const hole =
  'M12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28z';

/** A picture of one star as a mask, through which the row's colour is seen. */
function masked(path: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") 0 / 1.5em repeat-x`;
}

/** The row of hollow stars, and over it that of the filled ones, as far as `--stars` says. */
export const stars = style([
  text.caption,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(0.75),
    color: theme.vars.palette.text.secondary,
    selectors: {
      '&::before, &::after': {
        content: '""',
        width: '7.5em',
        height: '1.5em',
        backgroundColor: 'currentColor',
        mask: masked(star + hole),
        '@media': {
          [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
        },
      },
      '&::after': {
        position: 'absolute',
        insetInlineStart: 0,
        width: 'calc(var(--stars) * 1.5em)',
        backgroundColor: theme.vars.palette.text.primary,
        mask: masked(star),
      },
      // The row of the filled ones is cut at its other end.
      '[dir="rtl"] &::after': { maskPosition: '100%' },
      '&[data-size="medium"]': theme.typography.body2,
      '&[data-size="medium"]::before, &[data-size="medium"]::after': { fontSize: '1rem' },
    },
  },
]);
