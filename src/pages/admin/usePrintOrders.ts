import type { PrintKind } from '../../../contract/rules/prints.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { orderName } from '../../lib/orderName.ts';
import { useDownloadPrint } from '../useDownloadPrint.ts';

/** Downloads one PDF of these orders. */
export function usePrintOrders() {
  const { send } = useApi();
  const downloadPrint = useDownloadPrint();

  return (kind: PrintKind, orders: readonly Order[]) => {
    const ids = orders.map(({ _id }) => _id);
    return downloadPrint(
      kind,
      orders.map(orderName),
      send('POST /printorders', { body: { kind, ids } }),
    );
  };
}
