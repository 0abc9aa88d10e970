import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { factsOf } from '../../../../contract/languages.ts';
import { sumDollars } from '../../../../contract/rules/amounts.ts';
import { formatDay, zoneNote } from '../../../../contract/rules/days.ts';
import { currency, formatCount, formatPrice } from '../../../../contract/rules/money.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { formatShortDay } from '../../../lib/dates.ts';
import { AdminCard } from '../frame/AdminCard.tsx';

export function RevenueCard({ revenue }: Pick<ShopSummary, 'revenue'>) {
  const [asTable, setAsTable] = useState(false);
  return (
    <AdminCard
      title={i18n.t('Revenue per day') + zoneNote()}
      action={
        <Button onClick={() => setAsTable(!asTable)}>
          <span>{asTable ? i18n.t('Show as chart') : i18n.t('Show as table')}</span>
        </Button>
      }
    >
      {asTable ? <RevenueTable revenue={revenue} /> : <RevenueChart revenue={revenue} />}
    </AdminCard>
  );
}

function RevenueTable({ revenue }: Pick<ShopSummary, 'revenue'>) {
  return (
    <TableContainer
      role="region"
      aria-label={i18n.t('Days')}
      tabIndex={0}
      sx={{ height: 260, overflowY: 'auto' }}
    >
      <Table size="small" stickyHeader aria-label={i18n.t('Revenue per day')}>
        <TableHead>
          <TableRow>
            <TableCell>{i18n.t('Day')}</TableCell>
            <TableCell align="right">{i18n.t('Orders')}</TableCell>
            <TableCell align="right">{i18n.t('Revenue')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...revenue].reverse().map(({ day, orders, total }) => (
            <TableRow key={day}>
              <TableCell>{formatDay(day)}</TableCell>
              <TableCell align="right">{orders}</TableCell>
              <TableCell align="right">{formatPrice(total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Revenue per day as bars; screen readers get the total, and the days from the table. */
export function RevenueChart({ revenue }: Pick<ShopSummary, 'revenue'>) {
  const { vars, breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  const last = revenue.length - 1;
  // Label only as many days as fit, or the chart drops arbitrary labels, even the last.
  const step = Math.ceil(revenue.length / (isPhone ? 4 : 8));
  const total = formatPrice(sumDollars(revenue.map((day) => day.total)));
  return (
    <div
      role="img"
      aria-label={i18n.t(
        '{days, plural, one {Revenue per day: {total} in # day} other {Revenue per day: {total} in # days}}',
        { total, days: revenue.length },
      )}
    >
      <BarChart
        height={260}
        hideLegend
        disableKeyboardNavigation
        colors={[vars.palette.secondary.main]}
        grid={{ horizontal: true }}
        // The last label is wider than its bar.
        margin={{ left: 0, right: 24, top: 16, bottom: 0 }}
        series={[
          {
            data: revenue.map((day) => day.total),
            valueFormatter: (dollars) => formatPrice(dollars ?? 0),
          },
        ]}
        xAxis={[
          {
            scaleType: 'band',
            data: revenue.map(({ day }) => day),
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? formatShortDay(day) : formatDay(day),
            tickInterval: (_day: string, index: number) => (last - index) % step === 0,
            categoryGapRatio: 0.3,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            width: 64,
            min: 0,
            tickNumber: 4,
            disableLine: true,
            disableTicks: true,
            valueFormatter: axisPrice,
          },
        ]}
      />
    </div>
  );
}

/** A price without its cents, unless the axis needs them. */
function axisPrice(dollars: number): string {
  const amount = formatCount(Math.round(dollars * 1000) / 1000);
  const { sign } = currency();
  return factsOf(i18n.locale).signAfter ? `${amount}\u00a0${sign.trim()}` : sign + amount;
}
