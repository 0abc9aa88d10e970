import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../../../contract/paths.ts';
import { formatCents } from '../../../contract/rules/money.ts';

const Footer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Sum = styled('dl')({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 600,
});

type DrawerSummaryProps = {
  /** In cents, before delivery and codes; undefined while prices are loading. */
  subtotalCents: number | undefined;
  /** A note on the delivery. */
  hint?: string | undefined;
  /** How long the units are held. */
  held?: ReactNode;
};

/** The subtotal, and the link to the cart's page, where it is ordered. */
export function DrawerSummary({ subtotalCents, hint, held }: DrawerSummaryProps) {
  return (
    <Footer data-bar>
      <Sum>
        <dt>Subtotal</dt>
        <dd>{subtotalCents === undefined ? '…' : formatCents(subtotalCents)}</dd>
      </Sum>
      {hint && (
        <Typography variant="caption" color="textSecondary">
          {hint}
        </Typography>
      )}
      {held}
      <Button href={paths.cart} variant="contained" size="large" sx={{ mt: 1 }}>
        View cart
      </Button>
    </Footer>
  );
}
