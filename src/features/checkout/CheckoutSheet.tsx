import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'start',
  boxSizing: 'border-box',
  maxWidth: theme.spacing(140),
  minHeight: '60svh',
  margin: '0 auto',
  padding: theme.spacing(5, 2, 8),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: theme.spacing(8),
    paddingBlock: theme.spacing(10),
    '& > :only-child': { gridColumn: '1 / -1' },
  },
}));

type CheckoutSheetProps = {
  children: ReactNode;
  /** Stands beside the words where there is room, else below. */
  aside?: ReactNode;
};

/** The layout of the pages after a payment. */
export function CheckoutSheet({ children, aside }: CheckoutSheetProps) {
  return (
    <Sheet>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3, textWrap: 'balance' }}>
        {children}
      </Box>
      {aside}
    </Sheet>
  );
}
