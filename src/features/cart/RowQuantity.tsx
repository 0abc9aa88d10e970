import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { CartRow } from '../../lib/cartRows.ts';
import { type CartActions, lineName } from './cartActions.ts';

const Stepper = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.vars.shape.borderRadius,
}));

/** It never is disabled for the browser, which would take the focus from it at the limit. */
const StepButton = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
}));

type RowQuantityProps = Pick<CartActions, 'onAdd' | 'onRemove'> & {
  row: CartRow;
};

/** How many units, one more while the shop has one, and one less while there are two. */
export function RowQuantity({ row, onAdd, onRemove }: RowQuantityProps) {
  const reasonId = useId();
  const isLimited = !row.canAdd && !row.problem;
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'center' }}>
      <Stepper>
        <Step
          label={`One less ${lineName(row)}`}
          isPossible={row.quantity > 1}
          onStep={() => onRemove(row)}
        >
          <Remove fontSize="small" />
        </Step>
        <Box component="span" aria-live="polite" sx={{ minWidth: '3ch', textAlign: 'center' }}>
          {row.quantity}
        </Box>
        <Step
          label={`Add one ${lineName(row)}`}
          isPossible={row.canAdd}
          describedBy={isLimited ? reasonId : undefined}
          onStep={() => onAdd(row)}
        >
          <Add fontSize="small" />
        </Step>
      </Stepper>
      {isLimited && (
        <Typography id={reasonId} variant="caption" color="textSecondary">
          Only {row.quantity} left
        </Typography>
      )}
    </Box>
  );
}

type StepProps = {
  label: string;
  isPossible: boolean;
  /** The id of what says why it is not possible. */
  describedBy?: string | undefined;
  onStep: () => void;
  children: ReactNode;
};

function Step({ label, isPossible, describedBy, onStep, children }: StepProps) {
  return (
    <StepButton
      aria-label={label}
      aria-disabled={!isPossible}
      aria-describedby={describedBy}
      onClick={isPossible ? onStep : undefined}
    >
      {children}
    </StepButton>
  );
}
