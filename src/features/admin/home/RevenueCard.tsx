import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ShopSummary } from '../../../../contract/schemas/summary.ts';
import { AdminCard } from '../frame/AdminCard.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { RevenueTable } from './RevenueTable.tsx';

/** Revenue per day, as a chart or as a table. */
export function RevenueCard({ revenue }: Pick<ShopSummary, 'revenue'>) {
  const [asTable, setAsTable] = useState(false);
  return (
    <AdminCard
      title="Revenue per day"
      action={
        <Button color="inherit" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      }
    >
      {asTable ? <RevenueTable revenue={revenue} /> : <RevenueChart revenue={revenue} />}
    </AdminCard>
  );
}
