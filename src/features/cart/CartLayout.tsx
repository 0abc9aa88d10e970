import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FocusFallback } from '../../ui/FocusFallback.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: theme.spacing(6),
  },
}));

type CartLayoutProps = {
  summary: ReactNode;
  /** The lines, or what stands in their place. */
  children: ReactNode;
};

/** The cart's heading, its lines, and the summary beside them. */
const page = {
  pt: { xs: 3, md: 6 },
  pb: { xs: 0, md: 10 },
  // On a phone the summary ends the cart: what comes after it stands clear of it.
  '& + section': { mt: { xs: 6, md: 0 } },
};

export function CartLayout({ summary, children }: CartLayoutProps) {
  return (
    <Container sx={page}>
      <Typography variant="h1" sx={{ mb: { xs: 2, md: 4 } }}>
        Cart
      </Typography>
      <Columns>
        <FocusFallback label="Cart lines">{children}</FocusFallback>
        {summary}
      </Columns>
    </Container>
  );
}
