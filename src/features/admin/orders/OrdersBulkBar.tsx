import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { limits } from '../../../../contract/limits.ts';
import type { PrintKind } from '../../../../contract/rules/prints.ts';
import { PrintButtons } from './PrintButtons.tsx';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  minHeight: 44,
}));

type OrdersBulkBarProps = {
  /** How many orders are checked. */
  count: number;
  /** Absent where the server prints nothing. */
  onPrint?: ((kind: PrintKind) => Promise<void>) | undefined;
  /** Absent where the shop has no such state. */
  onShip?: (() => void) | undefined;
  onClear: () => void;
};

/** What can be done with the orders that are checked. */
export function OrdersBulkBar({ count, onPrint, onShip, onClear }: OrdersBulkBarProps) {
  const { max } = limits.prints;
  return (
    <Bar data-bar role="group" aria-label="Selected orders">
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {count > max && onPrint
          ? `${count} selected · at most ${max} fit in one file`
          : `${count} selected`}
      </Typography>
      {count <= max && onPrint && <PrintButtons count={count} onPrint={onPrint} />}
      {onShip && (
        <Button color="inherit" startIcon={<LocalShippingOutlined />} onClick={onShip}>
          Mark as shipped
        </Button>
      )}
      <Button color="inherit" onClick={onClear}>
        Uncheck
      </Button>
    </Bar>
  );
}
