import Box, { type BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount, formatPrice, sumDollars } from '../../../../contract/rules/money.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { pluralize } from '../../../lib/labels.ts';

const Figures = styled(Box)<Pick<BoxProps<'dl'>, 'component'>>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  '& > div': {
    paddingTop: theme.spacing(1),
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  },
  '& dd:first-of-type': {
    fontSize: theme.typography.h3.fontSize,
    fontWeight: 500,
    lineHeight: theme.typography.h3.lineHeight,
    [theme.breakpoints.down('sm')]: { fontSize: theme.typography.h4.fontSize },
  },
}));

type KeyFiguresProps = Pick<ShopSummary, 'revenue' | 'refunded'> & {
  toShip: number;
  /** Undefined if the server does not count checkouts. */
  abandoned: ShopSummary['abandoned'] | undefined;
};

export function KeyFigures({ revenue, refunded, toShip, abandoned }: KeyFiguresProps) {
  const days = `in ${revenue.length} days`;
  const orders = revenue.reduce((sum, day) => sum + day.orders, 0);
  return (
    <Figures component="dl">
      <Figure name="Revenue" note={`${days}, without refunds`}>
        {formatPrice(sumDollars(revenue.map(({ total }) => total)))}
      </Figure>
      <Figure name="Paid orders" note={days}>
        {formatCount(orders)}
      </Figure>
      <Figure name="Refunded" note={`${pluralize(refunded.count, 'order')} ${days}`}>
        {formatPrice(refunded.total)}
      </Figure>
      <Figure name="To ship" note="now">
        {formatCount(toShip)}
      </Figure>
      {abandoned && (
        <Figure name="Abandoned checkouts" note={`${formatPrice(abandoned.total)} ${days}`}>
          {formatCount(abandoned.count)}
        </Figure>
      )}
    </Figures>
  );
}

type FigureProps = { name: string; note: string; children: ReactNode };

function Figure({ name, note, children }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd">{children}</Typography>
      <Typography component="dd" variant="caption" color="textSecondary">
        {note}
      </Typography>
    </div>
  );
}
