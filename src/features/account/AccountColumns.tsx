import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type AccountColumnsProps = {
  nav?: ReactNode;
  children: ReactNode;
};

export function AccountColumns({ nav, children }: AccountColumnsProps) {
  return (
    <Container sx={{ pt: { xs: 1, md: 6 }, pb: 10 }}>
      {nav ? (
        <Grid container spacing={{ xs: 3, md: 8 }}>
          <Grid size={{ xs: 12, md: 'auto' }} sx={{ width: { md: 176 } }}>
            {nav}
          </Grid>
          <Grid size={{ xs: 12, md: 'grow' }} sx={{ minWidth: 0 }}>
            {children}
          </Grid>
        </Grid>
      ) : (
        children
      )}
    </Container>
  );
}

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: { xs: 2, md: 4 } }}>
        {title}
      </Typography>
      {children}
    </>
  );
}
