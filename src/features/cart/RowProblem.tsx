import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { i18n } from '../../../contract/i18n.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { isOneSize } from '../../../contract/rules/sizeNames.ts';
import type { CartProblem, CartRow } from '../../lib/cart/cartRows.ts';
import { Row } from '../../ui/Row.ts';
import { type CartActions, lineName } from './cartActions.ts';

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
    <Row sx={{ columnGap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <ReportProblemOutlined color="warning" fontSize="small" aria-hidden />
        <Typography variant="subtitle2" component="p" color="warning">
          {text}
        </Typography>
      </Stack>
      <Button
        sx={{ px: 0 }}
        aria-label={i18n.t('{action}: {item}', { action, item: lineName(row) })}
        onClick={settle}
      >
        {action}
      </Button>
    </Row>
  );
}

function fixAction(
  row: CartRow,
  problem: CartProblem,
  { onDrop, onKeep, onAcceptPrice }: Omit<RowProblemProps, 'row'>,
) {
  switch (problem.kind) {
    case 'gone':
      return {
        text: i18n.t('No longer in the shop'),
        action: i18n.t('Remove'),
        settle: () => onDrop(row),
      };
    case 'soldOut':
      return {
        text: isOneSize(row.size)
          ? i18n.t('Sold out')
          : i18n.t('Size {size} is sold out', { size: row.size }),
        action: i18n.t('Remove'),
        settle: () => onDrop(row),
      };
    case 'onlyLeft':
      return {
        text: i18n.t('Only {count} left', { count: problem.units }),
        action: i18n.t('Keep {count}', { count: problem.units }),
        settle: () => onKeep(row, problem.units),
      };
    case 'priceChanged':
      return {
        text: i18n.t('Was {before}, now {price}', {
          before: formatCents(problem.beforeCents),
          price: formatCents(row.priceCents),
        }),
        action: i18n.t('Accept the new price'),
        settle: () => onAcceptPrice(row),
      };
  }
}
