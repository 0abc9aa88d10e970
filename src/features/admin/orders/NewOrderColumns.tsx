import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > div': { display: 'grid', gap: theme.spacing(2) },
}));

/** The lines, and beside them (below on a phone) the customer. */
export function NewOrderColumns({ items, customer }: { items: ReactNode; customer: ReactNode }) {
  return (
    <Columns>
      <div>{items}</div>
      <div>{customer}</div>
    </Columns>
  );
}
