import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '152px minmax(0, 1fr)',
    gap: theme.spacing(4),
  },
}));

type AdminFrameProps = {
  nav: ReactNode;
  children: ReactNode;
};

/** The admin area's parts, and the open one beside or below them, as wide as the window. */
export function AdminFrame({ nav, children }: AdminFrameProps) {
  return (
    <Container maxWidth={false} sx={{ pt: { xs: 0, lg: 2 }, pb: 4 }}>
      <Columns>
        <div>{nav}</div>
        <div>{children}</div>
      </Columns>
    </Container>
  );
}
