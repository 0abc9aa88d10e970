import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { formatCents } from '../../../contract/rules/money.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { trackStickyFooterHeight } from '../../ui/trackStickyFooterHeight.ts';

/**
 * Beside the lines it stays below the navbar; on a narrow screen, at the bottom of the window as
 * long as it has a button.
 */
const Panel = styled('aside')(({ theme }) => ({
  '&[data-bar]': { position: 'sticky' },
  // The cookie banner stands at the bottom too, until it is accepted.
  bottom: 'var(--footer-banner, 0px)',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  marginInline: theme.spacing(-2),
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: {
    paddingInline: theme.spacing(3),
    marginInline: theme.spacing(-3),
  },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.spacing(12),
    bottom: 'auto',
    gridTemplateColumns: '1fr',
    padding: theme.spacing(4),
    marginInline: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  [lowScreen]: { '&, &[data-bar]': { position: 'static' } },
}));

const Sums = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  columnGap: theme.spacing(1),
  '& .total': { fontWeight: 600 },
  '& .tax': { color: theme.vars.palette.text.secondary },
  // More than two sums are a bill.
  '&[data-bill="true"]': {
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    rowGap: theme.spacing(1),
    '& dd': { textAlign: 'right' },
  },
  [theme.breakpoints.up('md')]: {
    justifyContent: 'space-between',
    rowGap: theme.spacing(1),
    '& dd': { textAlign: 'right' },
    '& .total': { fontSize: theme.typography.h4.fontSize },
  },
}));

type CartSummaryProps = {
  /** Units over all lines. */
  units: number;
  /** In cents; undefined while prices are loading. */
  totalCents: number | undefined;
  /** Absent while the order form is open. */
  onCreateOrder?: (() => void) | undefined;
  /** What stands between the items and the total. */
  sums?: readonly { label: string; amount: string }[];
  /** The tax that the total includes. */
  tax?: { label: string; amount: string } | undefined;
  /** A note on the delivery. */
  hint?: string | undefined;
  /** How long the units are held. */
  held?: ReactNode;
  /** What is being ordered, while the order form stands in the place of the lines. */
  ordered?: ReactNode;
};

/** The cart's total, and the button to order. */
export function CartSummary({
  units,
  totalCents,
  onCreateOrder,
  sums = [],
  tax,
  hint,
  held,
  ordered,
}: CartSummaryProps) {
  return (
    <Panel
      ref={onCreateOrder && trackStickyFooterHeight}
      data-bar={onCreateOrder && true}
      aria-labelledby="cart-summary"
    >
      <Typography
        id="cart-summary"
        variant="h4"
        component="h2"
        sx={{ gridColumn: '1 / -1', display: { xs: ordered ? 'block' : 'none', md: 'block' } }}
      >
        Summary
      </Typography>
      {ordered && <Box sx={{ gridColumn: '1 / -1' }}>{ordered}</Box>}
      {units > 0 && (
        <Sums data-bill={sums.length > 0 || tax !== undefined}>
          <dt>Items</dt>
          <dd>{units}</dd>
          {sums.map(({ label, amount }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </Fragment>
          ))}
          <dt className="total">Total</dt>
          <dd className="total">{totalCents === undefined ? '…' : formatCents(totalCents)}</dd>
          {tax && (
            <>
              <dt className="tax">{tax.label}</dt>
              <dd className="tax">{tax.amount}</dd>
            </>
          )}
        </Sums>
      )}
      {/* Neither moves the button when it comes: above it on a phone, whose bar grows upwards, else below. */}
      {units > 0 && hint && (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ gridColumn: '1 / -1', order: { xs: -1, md: 1 } }}
        >
          {hint}
        </Typography>
      )}
      {held && (
        <Box sx={{ gridColumn: '1 / -1', order: { xs: ordered ? 1 : -1, md: 1 } }}>{held}</Box>
      )}
      {onCreateOrder && (
        <Button
          variant={units > 0 ? 'contained' : 'outlined'}
          size="large"
          onClick={onCreateOrder}
          sx={{ gridColumn: units > 0 ? 'auto' : '1 / -1', px: { xs: 2, sm: 4 } }}
        >
          CREATE ORDER
        </Button>
      )}
    </Panel>
  );
}
