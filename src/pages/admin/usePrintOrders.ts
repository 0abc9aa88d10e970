import type { PrintKind } from '../../../contract/rules/prints.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { useApi } from '../../data/ApiProvider.tsx';
import { orderName } from '../../lib/orderName.ts';
import { useDownloadPrint } from '../useDownloadPrint.ts';

/** Hands over one PDF of these orders; `known` are those whose numbers are known. */
export function usePrintOrders() {
  const { send } = useApi();
  const downloadPrint = useDownloadPrint();

  return (kind: PrintKind, ids: string[], known: readonly Order[] = []) => {
    const names = ids.map((_id) => orderName(known.find((order) => order._id === _id) ?? { _id }));
    return downloadPrint(kind, names, send('POST /printorders', { body: { kind, ids } }));
  };
}
