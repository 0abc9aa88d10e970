import { useState } from 'react';
import { useAllOrdersReader } from '../../data/admin/useAllOrdersReader.ts';
import type { OrdersQuery } from '../../lib/adminOrders.ts';
import { downloadText } from '../../lib/csv.ts';
import { ordersToCsv } from '../../lib/ordersCsv.ts';
import { useToast } from '../../ui/ToastProvider.tsx';

/** Hands every order that fits the query over as a CSV file. */
export function useOrdersExport(query: OrdersQuery) {
  const notify = useToast();
  const readAll = useAllOrdersReader();
  const [isExporting, setExporting] = useState(false);

  async function exportOrders() {
    setExporting(true);
    try {
      downloadText('orders.csv', ordersToCsv(await readAll(query)));
    } catch {
      notify({ text: 'The orders could not be read. Please try again.' });
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, exportOrders };
}
