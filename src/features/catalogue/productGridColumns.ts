import type { CSSObject, Theme } from '@mui/material/styles';

/** `sizes` of a picture in a column: the window minus margins and gaps, divided by the columns. */
export const productColumnSizes =
  '(min-width: 1440px) 330px, (min-width: 1200px) calc(25vw - 30px), (min-width: 600px) calc(33.3vw - 27px), calc(50vw - 24px)';

/** Height of the text below a picture: name, price and stars; `withColours` adds the colours. */
const words = 'var(--card-words, 77.4px)';

/** Style for containers of cards with colours. */
export const withColours = { '--card-words': '103.4px' };

/** Estimated height of a card that is not rendered yet. */
export const productColumnHeight = {
  phone: `calc(1.25 * (50vw - 24px) + ${words})`,
  tablet: `calc(1.25 * (33.3vw - 27px) + ${words})`,
  desktop: `calc(1.25 * (25vw - 30px) + ${words})`,
  wide: `calc(1.25 * 330px + ${words})`,
};

/**
 * Two columns on phones (one for very large text), three on tablets, four on desktops.
 * `data-left-over` is the number of last items to hide in three columns (see `leftOver`).
 */
export function productGridColumns(theme: Theme): CSSObject {
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

/** Number of products in an incomplete last row of three. */
export function leftOver(count: number): number {
  return count > 3 ? count % 3 : 0;
}
