import { i18n } from '../../../contract/i18n.ts';
import { hasPrint } from '../../../contract/rules/prints.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';

export type CustomerPrint = 'invoice' | 'returnSlip';

type CustomerPrintsProps = {
  order: Order;
  onDownload: (kind: CustomerPrint) => Promise<void>;
};

const labels: Record<CustomerPrint, string> = {
  invoice: /*i18n*/ 'Download invoice',
  returnSlip: /*i18n*/ 'Download return slip',
};

/** Buttons for the documents that an order has. */
export function CustomerPrints({ order, onDownload }: CustomerPrintsProps) {
  const kinds: CustomerPrint[] = ['invoice', 'returnSlip'];
  return kinds
    .filter((kind) => hasPrint(kind, order))
    .map((kind) => (
      <DownloadButton key={kind} onDownload={() => onDownload(kind)}>
        {i18n.t(labels[kind])}
      </DownloadButton>
    ));
}
