import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';

const Columns = styled(Box)(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: theme.spacing(3, 6),
    '&:has(> :nth-child(3))': { gridTemplateRows: 'auto 1fr' },
    '&:has(> :nth-child(3)) > :nth-child(2)': { gridRow: 'span 2' },
  },
}));

type CartLayoutProps = {
  summary: ReactNode;
  /** Cart lines, or the order form that replaces them. */
  children: ReactNode;
  /** Receives the element for the order form's buttons, below the total. */
  barRef?: Ref<HTMLDivElement> | undefined;
};

const page = {
  pt: { xs: 3, md: 6 },
  pb: { xs: 0, md: 10 },
  // On phones, keep a distance between the summary and the next section.
  '& + section': { mt: { xs: 6, md: 0 } },
};

export function CartLayout({ summary, children, barRef }: CartLayoutProps) {
  return (
    <Container sx={page}>
      <Typography variant="h1" sx={{ mb: { xs: 2, md: 4 } }}>
        {i18n.t('Cart')}
      </Typography>
      <Columns>
        <FocusFallback label={i18n.t('Cart lines')}>{children}</FocusFallback>
        {summary}
        {barRef && <Box ref={barRef} sx={{ pb: { xs: 3, md: 0 } }} />}
      </Columns>
    </Container>
  );
}
