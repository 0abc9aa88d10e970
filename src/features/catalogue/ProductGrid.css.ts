import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';
import { below, from } from '../../theme/media.ts';

/**
 * Two columns on a phone (one, where the text is very large), three on a tablet, four on a desktop.
 * `data-left-over` says how many of the last ones are left out where there are three (see
 * `leftOver`).
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(38%, 8rem), 1fr))',
  gap: theme.spacing(4, 2),
  listStyle: 'none',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: theme.spacing(6, 3) },
  },
});

globalStyle(
  `${grid}[data-left-over="1"] > :last-child, ${grid}[data-left-over="2"] > :nth-last-child(-n + 2)`,
  { '@media': { [`${from.sm} and ${below.lg}`]: { display: 'none' } } },
);

// Cards far below cost nothing until they come near. The ring of the focus is not cut off.
globalStyle(`${grid} > li`, {
  contentVisibility: 'auto',
  overflowClipMargin: 8,
  ...beforeRendered('50vw - 24px'),
  '@media': {
    [from.sm]: beforeRendered('33.3vw - 27px'),
    [from.lg]: beforeRendered('25vw - 30px'),
    [from.xl]: beforeRendered('330px'),
  },
});

// With a line of colours.
globalStyle(`${grid} > [data-colours]`, { vars: { '--card-words': '103.4px' } });

/** The height of a card of that width: its picture, and below it a name of one line, the price and the stars. */
function beforeRendered(width: string) {
  return { containIntrinsicBlockSize: `auto calc(1.25 * (${width}) + var(--card-words, 77.4px))` };
}
