import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import { factsOf } from '../../../contract/languages.ts';
import { beside } from '../../../contract/rules/beside.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { currency, formatPrice } from '../../../contract/rules/money.ts';
import type { FormerOrder } from '../../../contract/schemas/formerShop.ts';
import { formerDigits } from '../../lib/formerShop/formerDigits.ts';
import { countUnits, stateLabel } from '../../lib/labels.ts';

type FormerOrderListProps = {
  orders: readonly FormerOrder[];
  /** Actions of admins, below the items. */
  renderActions?: (order: FormerOrder) => ReactNode;
};

/** Orders of a former shop. They can only be read. */
export function FormerOrderList({ orders, renderActions }: FormerOrderListProps) {
  return (
    <div>
      {orders.map((order) => (
        <Accordion
          key={order.id}
          slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
        >
          <AccordionSummary expandIcon={<ExpandMore />}>
            <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
              {beside(
                order.number,
                formatDay(order.orderedAt),
                i18n.t('{count, plural, one {# item} other {# items}}', {
                  count: countUnits(order.lines),
                }),
                order.total !== undefined && priceOf(order, order.total),
              )}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Details order={order} />
            {renderActions?.(order)}
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}

/** Amount in the order's own currency. */
function priceOf(order: Pick<FormerOrder, 'currency'>, amount: number): string {
  const { code } = currency();
  return (order.currency ?? code) === code
    ? formatPrice(amount)
    : `${order.currency} ${withDigits(amount, formerDigits(order.currency))}`;
}

function withDigits(amount: number, digits: number): string {
  return amount.toFixed(digits).replace('.', factsOf(i18n.locale).decimal);
}

function Details({ order }: { order: FormerOrder }) {
  const { number, lines, delivery, discount, tax, total, refunded, state } = order;
  const contact = [order.name, order.address, order.phone, order.email].filter(Boolean).join(', ');
  const sums: [string, number | undefined, sign?: string][] = [
    [i18n.t('Delivery'), delivery],
    [i18n.t('Discount'), discount, '−'],
    [i18n.t('Tax'), tax],
    [i18n.t('Total'), total],
    [i18n.t({ id: 'Refunded (amount)', message: 'Refunded' }), refunded],
  ];
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          i18n.t('An order of our former shop.'),
          state && `${stateLabel(state)}.`,
          contact && i18n.t('For {contact}.', { contact }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      <Table size="small" aria-label={i18n.t('Items of {order}', { order: number })}>
        <TableBody>
          {lines.map(({ name, quantity, price, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items can be alike
            <TableRow key={index}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {to ? <Link href={to}>{name}</Link> : name}
              </TableCell>
              <TableCell align="right">
                {[quantity, price === undefined ? [] : priceOf(order, price)].flat().join(' × ')}
              </TableCell>
            </TableRow>
          ))}
          {sums.map(
            ([name, amount, sign = '']) =>
              amount !== undefined && (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell align="right">{`${sign}${priceOf(order, amount)}`}</TableCell>
                </TableRow>
              ),
          )}
        </TableBody>
      </Table>
    </>
  );
}
