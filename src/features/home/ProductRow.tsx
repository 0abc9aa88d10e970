import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(200px, 62%)',
  gap: theme.spacing(2),
  // To the window's edges, with room for the focus ring that the overflow would cut.
  marginInline: theme.spacing(-2),
  marginBlock: theme.spacing(-1),
  padding: theme.spacing(1, 2),
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: theme.spacing(2),
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridAutoColumns: 'minmax(220px, 31%)',
    marginInline: theme.spacing(-3),
    paddingInline: theme.spacing(3),
    scrollPaddingInline: theme.spacing(3),
  },
  [theme.breakpoints.up('lg')]: { gridAutoColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));

/** Up to four things side by side; on a small screen the row is swiped, the next one peeping in. */
export function ProductRow({ children }: { children: ReactNode }) {
  return (
    <Row>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Row>
  );
}
