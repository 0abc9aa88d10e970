import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatCents } from '../../lib/money.ts';

/** Beside the lines it stays below the navbar; on a phone, at the foot of the window. */
const Panel = styled('aside')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  marginInline: theme.spacing(-2),
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    top: theme.spacing(12),
    bottom: 'auto',
    gap: theme.spacing(2),
    padding: theme.spacing(4),
    marginInline: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0, textAlign: 'right' },
}));

const Total = styled('div')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'contents',
  '& > *': { fontSize: theme.typography.h4.fontSize, fontWeight: 600 },
}));

type CartSummaryProps = {
  /** Pieces over all lines. */
  pieces: number;
  /** In cents; undefined while prices are on their way. */
  totalCents: number | undefined;
  /** Absent while the order form is open. */
  onCreateOrder?: (() => void) | undefined;
};

/** What the cart comes to, and the way to order it. */
export function CartSummary({ pieces, totalCents, onCreateOrder }: CartSummaryProps) {
  return (
    <Panel aria-labelledby="cart-summary">
      <Typography
        id="cart-summary"
        variant="h4"
        component="h2"
        sx={{ display: { xs: 'none', md: 'block' } }}
      >
        Summary
      </Typography>
      <Sums>
        <Typography component="dt" variant="body2" color="textSecondary">
          Pieces
        </Typography>
        <Typography component="dd" variant="body2" color="textSecondary">
          {pieces}
        </Typography>
        <Total>
          <dt>Total</dt>
          <dd>{totalCents === undefined ? '…' : formatCents(totalCents)}</dd>
        </Total>
      </Sums>
      {onCreateOrder && (
        <Button variant="contained" size="large" onClick={onCreateOrder}>
          CREATE ORDER
        </Button>
      )}
    </Panel>
  );
}
