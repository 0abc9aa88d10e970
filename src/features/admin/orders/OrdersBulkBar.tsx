import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import { limits } from '../../../../contract/limits.ts';
import type { PrintKind } from '../../../../contract/rules/prints.ts';
import { SelectionBar } from '../frame/SelectionBar.tsx';
import { PrintButtons } from './PrintButtons.tsx';

type OrdersBulkBarProps = {
  /** How many orders are checked. */
  count: number;
  /** Absent where the server prints nothing. */
  onPrint?: ((kind: PrintKind) => Promise<void>) | undefined;
  /** Absent where the shop has no such state. */
  onShip?: (() => void) | undefined;
  onClear: () => void;
};

/** Bulk actions for the checked orders. */
export function OrdersBulkBar({ count, onPrint, onShip, onClear }: OrdersBulkBarProps) {
  const { max } = limits.prints;
  return (
    <SelectionBar
      label="Selected orders"
      status={
        count > max && onPrint
          ? `${count} selected · at most ${max} fit in one file`
          : `${count} selected`
      }
      onClear={onClear}
    >
      {count <= max && onPrint && <PrintButtons count={count} onPrint={onPrint} />}
      {onShip && (
        <Button color="inherit" startIcon={<LocalShippingOutlined />} onClick={onShip}>
          Mark as shipped
        </Button>
      )}
    </SelectionBar>
  );
}
