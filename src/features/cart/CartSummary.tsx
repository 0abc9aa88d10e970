import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ElementType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { factsOf } from '../../../contract/languages.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { lowScreen } from '../../theme/tokens.ts';
import { trackStickyFooterHeight } from '../../ui/browser.ts';

/**
 * Sticky below the navbar on wide screens; on narrow ones, sticky at the bottom of the window while
 * it has a button.
 */
const Panel = styled(Paper, { shouldForwardProp: (name) => name !== 'isBar' })<{
  component: ElementType;
  isBar: boolean;
}>(({ theme, isBar }) => ({
  position: isBar ? 'sticky' : 'static',
  // Above the cookie banner.
  bottom: 'var(--footer-banner, 0px)',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  marginInline: theme.spacing(-2),
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
  [lowScreen]: { position: 'static' },
}));

/** On narrow screens, count and total share a line; further amounts make it an itemized bill. */
const Sums = styled(Typography, { shouldForwardProp: (name) => name !== 'isBill' })<{
  component: ElementType;
  isBill: boolean;
}>(({ theme, isBill }) => {
  const bill = {
    justifyContent: 'space-between',
    rowGap: theme.spacing(1),
    '& dd': { textAlign: 'right' },
  } as const;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    columnGap: theme.spacing(1),
    ...(isBill && { gridColumn: '1 / -1', ...bill }),
    [theme.breakpoints.up('md')]: bill,
  };
});

const Total = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { fontSize: theme.typography.h4.fontSize },
})) as typeof Typography;

type CartSummaryProps = {
  units: number;
  /** Total in cents; undefined while prices are loading. */
  totalCents: number | undefined;
  /** Opens the order form; absent while it is open. */
  onCreateOrder?: (() => void) | undefined;
  /** Amounts listed between items and total. */
  sums?: readonly { label: string; amount: string }[];
  /** Taxes included in the total. */
  taxes?: readonly { label: string; amount: string }[];
  /** Note on delivery. */
  hint?: string | undefined;
  /** Reservation notice, such as `HeldUntil`. */
  held?: ReactNode;
  /** Items being ordered, shown while the order form replaces the lines. */
  ordered?: ReactNode;
};

export function CartSummary({
  units,
  totalCents,
  onCreateOrder,
  sums = [],
  taxes = [],
  hint,
  held,
  ordered,
}: CartSummaryProps) {
  return (
    <Panel
      component="aside"
      elevation={0}
      square
      isBar={onCreateOrder !== undefined}
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
        {i18n.t('Summary')}
      </Typography>
      {ordered && <Box sx={{ gridColumn: '1 / -1' }}>{ordered}</Box>}
      {units > 0 && (
        <Sums component="dl" variant="body2" isBill={sums.length + taxes.length > 0}>
          <dt>{i18n.t('Items')}</dt>
          <dd>{units}</dd>
          {sums.map(({ label, amount }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </Fragment>
          ))}
          <Total component="dt" variant="subtitle2">
            {i18n.t('Total')}
          </Total>
          <Total component="dd" variant="subtitle2">
            {totalCents === undefined ? '…' : formatCents(totalCents)}
          </Total>
          {taxes.map(({ label, amount }) => (
            <Fragment key={label}>
              <Typography component="dt" variant="inherit" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="inherit" color="textSecondary">
                {amount}
              </Typography>
            </Fragment>
          ))}
        </Sums>
      )}
      {/* Above the button in a phone's bottom bar, else below: it never moves the button. */}
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
          {i18n.t('CREATE ORDER')}
        </Button>
      )}
    </Panel>
  );
}

function formatTime(time: number): string {
  const { locale } = factsOf(i18n.locale);
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(time);
}

/** Reservation notice; `until` is ISO 8601. */
export function HeldUntil({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Typography aria-live="polite" variant="caption" color="textSecondary" component="p">
      {now < Date.parse(until)
        ? i18n.t(
            'Kept for you until {time}. After that other customers can buy them; they stay in your cart.',
            { time: formatTime(Date.parse(until)) },
          )
        : i18n.t(
            'No longer reserved for you: other customers can buy these items until you order them.',
          )}
    </Typography>
  );
}
