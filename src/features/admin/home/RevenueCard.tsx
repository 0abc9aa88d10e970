import Button from '@mui/material/Button';
import { useState } from 'react';
import { AdminCard } from '../frame/AdminCard.tsx';
import { type Revenue, RevenueChart } from './RevenueChart.tsx';
import { RevenueTable } from './RevenueTable.tsx';

/** Revenue per day, as a chart or as a table. */
export function RevenueCard({ revenue }: { revenue: readonly Revenue[] }) {
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
