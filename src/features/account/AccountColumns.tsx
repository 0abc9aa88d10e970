import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

type AccountColumnsProps = {
  /** Absent for a visitor without an account. */
  nav?: ReactNode;
  children: ReactNode;
};

/** The layout of the account: its navigation, and the page beside or below it. */
export function AccountColumns({ nav, children }: AccountColumnsProps) {
  return (
    <Container sx={{ pt: { xs: 1, md: 6 }, pb: 10 }}>
      {nav ? (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '176px minmax(0, 1fr)' },
            gap: { xs: 3, md: 8 },
          }}
        >
          <div>{nav}</div>
          <div>{children}</div>
        </Box>
      ) : (
        children
      )}
    </Container>
  );
}
