import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { i18n } from '../../../../contract/i18n.ts';
import { printKinds } from '../../../../contract/rules/adminChoices.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import type { May } from '../../../../contract/rules/permissions.ts';
import type { PrintKind } from '../../../../contract/rules/prints.ts';
import { DownloadButton } from '../../../ui/DownloadButton.tsx';
import { SelectionBar } from '../frame/SelectionBar.tsx';
import { useMay } from '../frame/useMay.ts';

type OrdersBulkBarProps = {
  count: number;
  /** Absent if the server can't create PDFs. */
  onPrint?: ((kind: PrintKind) => Promise<void>) | undefined;
  /** Absent if the shop has no shipped state. */
  onShip?: (() => void) | undefined;
  onClear: () => void;
};

export function OrdersBulkBar({ count, onPrint, onShip, onClear }: OrdersBulkBarProps) {
  const { max } = ownerLimits.prints;
  const may = useMay();
  const kinds = printKinds.filter((kind) => mayPrint(may, kind));
  return (
    <SelectionBar
      label={i18n.t('Selected orders')}
      status={
        count > max && onPrint
          ? i18n.t(
              '{count, plural, one {# selected · at most {max} fit in one file} other {# selected · at most {max} fit in one file}}',
              { count, max },
            )
          : i18n.t('{count, plural, one {# selected} other {# selected}}', { count })
      }
      onClear={onClear}
    >
      {count <= max && onPrint && <PrintButtons count={count} kinds={kinds} onPrint={onPrint} />}
      {onShip && may('orders:ship') && (
        <Button startIcon={<LocalShippingOutlined />} onClick={onShip}>
          {i18n.t('Mark as shipped')}
        </Button>
      )}
    </SelectionBar>
  );
}

/** Returns false for invoices if the role sees no amounts. */
export function mayPrint(may: May, kind: PrintKind): boolean {
  return kind !== 'invoice' || may('orders:sums');
}

type PrintButtonsProps = {
  /** Number of orders. */
  count?: number;
  kinds?: readonly PrintKind[];
  /** Numbers of replaced invoices, from version 1 on. */
  replaced?: readonly string[];
  /** @param version of a replaced invoice */
  onPrint: (kind: PrintKind, version?: number) => Promise<void>;
};

const labels: Record<PrintKind, string> = {
  invoice: /*i18n*/ '{count, plural, one {Print invoice} other {Print invoices}}',
  packingSlip: /*i18n*/ '{count, plural, one {Print packing slip} other {Print packing slips}}',
  returnSlip: /*i18n*/ '{count, plural, one {Print return slip} other {Print return slips}}',
};

/** Return slips belong to single orders. */
const bulkKinds = printKinds.filter((kind) => kind !== 'returnSlip');

/** Buttons that download each document type of one or more orders as a PDF. */
export function PrintButtons({
  count = 1,
  kinds = bulkKinds,
  replaced = [],
  onPrint,
}: PrintButtonsProps) {
  return (
    <>
      {kinds.map((kind) => (
        <DownloadButton key={kind} icon={<PrintOutlined />} onDownload={() => onPrint(kind)}>
          {i18n.t(labels[kind], { count })}
        </DownloadButton>
      ))}
      {kinds.includes('invoice') &&
        replaced.map((number, index) => (
          <DownloadButton
            key={number}
            icon={<PrintOutlined />}
            onDownload={() => onPrint('invoice', index + 1)}
          >
            {i18n.t('Print replaced invoice {number}', { number })}
          </DownloadButton>
        ))}
    </>
  );
}
