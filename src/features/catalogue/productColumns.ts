import type { CSSObject, Theme } from '@mui/material/styles';

/** Two columns on a phone, three on a tablet, four on a desktop. */
export function productColumns(theme: Theme): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(4, 2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: theme.spacing(6, 3),
    },
  };
}
