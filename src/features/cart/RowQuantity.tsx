import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { i18n } from '../../../contract/i18n.ts';
import type { CartRow } from '../../lib/cart/cartRows.ts';
import { type CartActions, lineName } from './cartActions.ts';

const Quantity = styled(Stack)({ display: 'inline-flex', alignItems: 'center' });

const Stepper = styled(ButtonGroup)(({ theme }) => ({
  alignItems: 'center',
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.vars.shape.borderRadius,
}));

const Units = styled(Typography)({ minWidth: '3ch', textAlign: 'center' }) as typeof Typography;

/** Uses `aria-disabled`, because `disabled` would drop the focus at the limit. */
const StepButton = styled(IconButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
}));

type RowQuantityProps = Pick<CartActions, 'onAdd' | 'onRemove'> & {
  row: CartRow;
};

export function RowQuantity({ row, onAdd, onRemove }: RowQuantityProps) {
  const reasonId = useId();
  const isLimited = !row.canAdd && !row.problem;
  return (
    <Quantity>
      <Stepper aria-label={i18n.t('Quantity of {item}', { item: lineName(row) })}>
        <Step
          label={i18n.t('One less {item}', { item: lineName(row) })}
          isPossible={row.quantity > 1}
          onStep={() => onRemove(row)}
        >
          <Remove fontSize="small" />
        </Step>
        <Units component="span" variant="inherit" aria-live="polite">
          {row.quantity}
        </Units>
        <Step
          label={i18n.t('Add one {item}', { item: lineName(row) })}
          isPossible={row.canAdd}
          describedBy={isLimited ? reasonId : undefined}
          onStep={() => onAdd(row)}
        >
          <Add fontSize="small" />
        </Step>
      </Stepper>
      {isLimited && (
        <Typography id={reasonId} variant="caption" color="textSecondary">
          {i18n.t('Only {count} left', { count: row.quantity })}
        </Typography>
      )}
    </Quantity>
  );
}

type StepProps = {
  label: string;
  isPossible: boolean;
  /** Id of the element with the reason why it is disabled. */
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
