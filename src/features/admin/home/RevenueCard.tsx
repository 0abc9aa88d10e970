import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { formatDay } from '../../../../contract/rules/days.ts';
import { formatPrice } from '../../../../contract/rules/money.ts';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { RevenueChart } from './RevenueChart.tsx';

export function RevenueCard({ revenue }: Pick<ShopSummary, 'revenue'>) {
  const [asTable, setAsTable] = useState(false);
  return (
    <AdminCard
      title="Revenue per day (UTC)"
      action={
        <Button onClick={() => setAsTable(!asTable)}>
          <span>{asTable ? 'Show as chart' : 'Show as table'}</span>
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
      aria-label="Days"
      tabIndex={0}
      sx={{ height: 260, overflowY: 'auto' }}
    >
      <Table size="small" stickyHeader aria-label="Revenue per day">
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell align="right">Orders</TableCell>
            <TableCell align="right">Revenue</TableCell>
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
