import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

type AdminFrameProps = {
  nav: ReactNode;
  children: ReactNode;
};

/** The layout of the admin area: its navigation, and the page beside or below it, full width. */
export function AdminFrame({ nav, children }: AdminFrameProps) {
  return (
    <Container maxWidth={false} sx={{ pt: { xs: 0, lg: 2 }, pb: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '152px minmax(0, 1fr)' },
          gap: { xs: 3, lg: 4 },
        }}
      >
        <div>{nav}</div>
        <div>{children}</div>
      </Box>
    </Container>
  );
}
