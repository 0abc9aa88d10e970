import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatCents } from '../../../contract/rules/money.ts';
import type { CartProblem, CartRow } from '../../lib/cart/cartRows.ts';
import { type CartActions, lineName } from './cartActions.ts';

const Problem = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
}));

const Settle = styled(Button)({ paddingInline: 0 });

type RowProblemProps = Pick<CartActions, 'onDrop' | 'onKeep' | 'onAcceptPrice'> & {
  row: CartRow;
};

/**
 * Problem that blocks ordering the line, with a button to resolve it; renders nothing without one.
 */
export function RowProblem({ row, ...actions }: RowProblemProps) {
  if (!row.problem) return null;
  const { text, action, settle } = fixAction(row, row.problem, actions);
  return (
    <Problem>
      <ReportProblemOutlined color="warning" fontSize="small" aria-hidden />
      <Typography variant="subtitle2" component="p" color="warning">
        {text}
      </Typography>
      <Settle aria-label={`${action}: ${lineName(row)}`} onClick={settle}>
        {action}
      </Settle>
    </Problem>
  );
}

function fixAction(
  row: CartRow,
  problem: CartProblem,
  { onDrop, onKeep, onAcceptPrice }: Omit<RowProblemProps, 'row'>,
) {
  switch (problem.kind) {
    case 'gone':
      return { text: 'No longer in the shop', action: 'Remove', settle: () => onDrop(row) };
    case 'soldOut':
      return {
        text: `Size ${row.size} is sold out`,
        action: 'Remove',
        settle: () => onDrop(row),
      };
    case 'onlyLeft':
      return {
        text: `Only ${problem.units} left`,
        action: `Keep ${problem.units}`,
        settle: () => onKeep(row, problem.units),
      };
    case 'priceChanged':
      return {
        text: `Was ${formatCents(problem.beforeCents)}, now ${formatCents(row.priceCents)}`,
        action: 'Accept the new price',
        settle: () => onAcceptPrice(row),
      };
  }
}
