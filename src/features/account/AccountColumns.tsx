import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '176px minmax(0, 1fr)',
    gap: theme.spacing(8),
  },
}));

type AccountColumnsProps = {
  /** Absent where there is nothing to lead to. */
  nav?: ReactNode;
  children: ReactNode;
};

/** The account's parts, and the one that is open beside or below them. */
export function AccountColumns({ nav, children }: AccountColumnsProps) {
  return (
    <Container sx={{ pt: { xs: 1, md: 6 }, pb: 10 }}>
      {nav ? (
        <Columns>
          <div>{nav}</div>
          <div>{children}</div>
        </Columns>
      ) : (
        children
      )}
    </Container>
  );
}
