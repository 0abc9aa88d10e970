import { styled } from '@mui/material/styles';
import { formatCount, formatPrice, sumDollars } from '../../../../contract/rules/money.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { pluralize } from '../../../lib/pluralize.ts';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 2),
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    paddingTop: theme.spacing(1),
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd:nth-of-type(1)': {
    fontSize: theme.typography.h3.fontSize,
    fontWeight: 500,
    lineHeight: theme.typography.h3.lineHeight,
    [theme.breakpoints.down('sm')]: { fontSize: theme.typography.h4.fontSize },
  },
  '& dd:nth-of-type(2)': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

type KeyFiguresProps = Pick<ShopSummary, 'revenue' | 'refunded'> & {
  toShip: number;
  /** Undefined if the server does not count checkouts. */
  abandoned: ShopSummary['abandoned'] | undefined;
};

/** The period in a few figures. */
export function KeyFigures({ revenue, refunded, toShip, abandoned }: KeyFiguresProps) {
  const days = `in ${revenue.length} days`;
  const orders = revenue.reduce((sum, day) => sum + day.orders, 0);
  return (
    <Figures>
      <div>
        <dt>Revenue</dt>
        <dd>{formatPrice(sumDollars(revenue.map(({ total }) => total)))}</dd>
        <dd>{days}, without refunds</dd>
      </div>
      <div>
        <dt>Paid orders</dt>
        <dd>{formatCount(orders)}</dd>
        <dd>{days}</dd>
      </div>
      <div>
        <dt>Refunded</dt>
        <dd>{formatPrice(refunded.total)}</dd>
        <dd>
          {pluralize(refunded.count, 'order')} {days}
        </dd>
      </div>
      <div>
        <dt>To ship</dt>
        <dd>{formatCount(toShip)}</dd>
        <dd>now</dd>
      </div>
      {abandoned && (
        <div>
          <dt>Abandoned checkouts</dt>
          <dd>{formatCount(abandoned.count)}</dd>
          <dd>
            {formatPrice(abandoned.total)} {days}
          </dd>
        </div>
      )}
    </Figures>
  );
}
