import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { printKinds } from '../../../../contract/rules/adminChoices.ts';
import type { PrintKind } from '../../../../contract/rules/prints.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';

type PrintButtonsProps = {
  /** How many orders. */
  count?: number;
  kinds?: readonly PrintKind[];
  onPrint: (kind: PrintKind) => Promise<void>;
};

const labels: Record<PrintKind, string> = {
  invoice: 'Print invoice',
  packingSlip: 'Print packing slip',
};

/** Each kind of paper of one or more orders, as a PDF. */
export function PrintButtons({ count = 1, kinds = printKinds, onPrint }: PrintButtonsProps) {
  return kinds.map((kind) => (
    <DownloadButton key={kind} icon={<PrintOutlined />} onDownload={() => onPrint(kind)}>
      {count > 1 ? `${labels[kind]}s` : labels[kind]}
    </DownloadButton>
  ));
}
