import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row } from '../../../ui/Row.ts';

type SelectionBarProps = {
  /** "Selected orders". */
  label: string;
  /** How many are selected, and a note on it. */
  status: string;
  onClear: () => void;
  /** The bulk actions. */
  children: ReactNode;
};

/** The bar above a grid while some of its rows are checked. */
export function SelectionBar({ label, status, onClear, children }: SelectionBarProps) {
  return (
    <Row data-bar role="group" aria-label={label} sx={{ columnGap: 2, minHeight: 44 }}>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {status}
      </Typography>
      {children}
      <Button color="inherit" onClick={onClear}>
        Uncheck
      </Button>
    </Row>
  );
}
