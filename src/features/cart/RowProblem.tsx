import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCents } from '../../../contract/rules/money.ts';
import type { CartProblem, CartRow } from '../../lib/cartRows.ts';
import { type CartActions, lineName } from './cartActions.ts';

type RowProblemProps = Pick<CartActions, 'onDrop' | 'onKeep' | 'onAcceptPrice'> & {
  row: CartRow;
};

/** What keeps the line from being ordered, and the button that settles it; nothing when all is well. */
export function RowProblem({ row, ...actions }: RowProblemProps) {
  if (!row.problem) return null;
  const { text, action, settle } = wayOut(row, row.problem, actions);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <ReportProblemOutlined color="warning" fontSize="small" aria-hidden />
      <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {text}
      </Typography>
      <Button
        color="inherit"
        sx={{ paddingInline: 0 }}
        aria-label={`${action}: ${lineName(row)}`}
        onClick={settle}
      >
        {action}
      </Button>
    </Box>
  );
}

function wayOut(
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
