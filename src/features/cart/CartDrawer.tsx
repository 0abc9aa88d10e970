import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { paths } from '../../../contract/paths.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { FocusFallback } from '../../ui/FocusFallback.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';

type CartDrawerProps = Omit<ComponentProps<typeof SideDrawer>, 'title' | 'closeLabel'>;

/** Cart drawer; expects a `DrawerLines` and a `DrawerSummary`. */
export function CartDrawer(props: CartDrawerProps) {
  return <SideDrawer title={i18n.t('Cart')} closeLabel={i18n.t('Close cart')} {...props} />;
}

const Body = styled(DialogContent)(({ theme }) => ({
  flex: 1,
  padding: theme.spacing(0, 3),
  // On low screens the whole drawer scrolls.
  [lowScreen]: { flex: 'none', overflowY: 'visible' },
}));

/** Scroll container of the drawer's lines, or of their placeholder. */
export function DrawerLines({ children }: { children: ReactNode }) {
  return (
    <Body>
      <FocusFallback label={i18n.t('Cart lines')}>{children}</FocusFallback>
    </Body>
  );
}

const Footer = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(1),
  padding: theme.spacing(2, 3, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type DrawerSummaryProps = {
  /** Cents before delivery and discount codes; undefined while prices are loading. */
  subtotalCents: number | undefined;
  /** Note on delivery. */
  hint?: string | undefined;
  /** Reservation notice, such as `HeldUntil`. */
  held?: ReactNode;
};

/** Subtotal and link to the cart page, where checkout starts. */
export function DrawerSummary({ subtotalCents, hint, held }: DrawerSummaryProps) {
  return (
    <Footer data-bar>
      <Stack component="dl" direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography component="dt" variant="h5">
          {i18n.t('Subtotal')}
        </Typography>
        <Typography component="dd" variant="h5">
          {subtotalCents === undefined ? '…' : formatCents(subtotalCents)}
        </Typography>
      </Stack>
      {hint && (
        <Typography variant="caption" color="textSecondary">
          {hint}
        </Typography>
      )}
      {held}
      <Button href={paths.cart} variant="contained" size="large" sx={{ mt: 1 }}>
        {i18n.t('View cart')}
      </Button>
    </Footer>
  );
}
