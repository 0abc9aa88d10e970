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

type PrintBarProps = {
  /** How many orders are checked. */
  count: number;
  onPrint: (kind: PrintKind) => Promise<void>;
  onClear: () => void;
};

/** What can be printed of the orders that are checked. */
export function PrintBar({ count, onPrint, onClear }: PrintBarProps) {
  const { max } = limits.prints;
  return (
    <Bar data-bar role="group" aria-label="Selected orders">
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {count > max ? `${count} selected · at most ${max} fit in one file` : `${count} selected`}
      </Typography>
      {count <= max && <PrintButtons count={count} onPrint={onPrint} />}
      <Button color="inherit" onClick={onClear}>
        Uncheck
      </Button>
    </Bar>
  );
}
