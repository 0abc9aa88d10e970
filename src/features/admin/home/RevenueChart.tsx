import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatDay } from '../../../../contract/rules/days.ts';
import { currency, formatPrice, sumDollars } from '../../../../contract/rules/money.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { formatShortDay } from '../../../lib/dates.ts';

/** Revenue per day as bars; screen readers get the total, and the days from the table. */
export function RevenueChart({ revenue }: Pick<ShopSummary, 'revenue'>) {
  const { vars, breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'));
  const last = revenue.length - 1;
  // Label only as many days as fit, or the chart drops arbitrary labels, even the last.
  const step = Math.ceil(revenue.length / (isPhone ? 4 : 8));
  const total = formatPrice(sumDollars(revenue.map((day) => day.total)));
  return (
    <div role="img" aria-label={`Revenue per day: ${total} in ${revenue.length} days`}>
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
            valueFormatter: (dollars: number) => currency().sign + dollars.toLocaleString('en-US'),
          },
        ]}
      />
    </div>
  );
}
