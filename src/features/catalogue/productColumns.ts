import type { CSSObject, Theme } from '@mui/material/styles';

/** How wide a picture in one of the columns is: the window less margins and gaps, by their number. */
export const productColumnSizes =
  '(min-width: 1440px) 330px, (min-width: 1200px) calc(25vw - 30px), (min-width: 600px) calc(33.3vw - 27px), calc(50vw - 24px)';

/** A name of one line, the price and the stars, below the picture; where `withColours` says so, those too. */
const words = 'var(--card-words, 77.4px)';

/** For what holds a card with a line of colours. */
export const withColours = { '--card-words': '103.4px' };

/** The height of a card in one of the columns before it was rendered. */
export const productColumnHeight = {
  phone: `calc(1.25 * (50vw - 24px) + ${words})`,
  tablet: `calc(1.25 * (33.3vw - 27px) + ${words})`,
  desktop: `calc(1.25 * (25vw - 30px) + ${words})`,
  wide: `calc(1.25 * 330px + ${words})`,
};

/**
 * Two columns on a phone (one, where the text is very large), three on a tablet, four on a desktop. `data-left-over` says how many of
 * the last ones are left out where there are three (see `leftOver`).
 */
export function productColumns(theme: Theme): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(38%, 8rem), 1fr))',
    gap: theme.spacing(4, 2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.between('sm', 'lg')]: {
      '&[data-left-over="1"] > :last-child, &[data-left-over="2"] > :nth-last-child(-n + 2)': {
        display: 'none',
      },
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: theme.spacing(6, 3),
    },
  };
}

/** How many of `count` products would begin a last row of three and not fill it. */
export function leftOver(count: number): number {
  return count > 3 ? count % 3 : 0;
}
