import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  minHeight: 44,
}));

type SelectionBarProps = {
  /** "Selected orders". */
  label: string;
  /** How many there are, and what is to be known of it. */
  status: string;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
};

/** Stands over a grid while some of its rows are checked. */
export function SelectionBar({ label, status, onClear, children }: SelectionBarProps) {
  return (
    <Bar data-bar role="group" aria-label={label}>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {status}
      </Typography>
      {children}
      <Button color="inherit" onClick={onClear}>
        Uncheck
      </Button>
    </Bar>
  );
}
