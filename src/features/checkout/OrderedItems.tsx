import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatPrice } from '../../../contract/rules/money.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { billLines, orderSums, orderTax } from '../../lib/billLines.ts';
import { paths } from '../../lib/paths.ts';
import { ItemizedBill } from '../../ui/ItemizedBill.tsx';

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(3, 2),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}));

type OrderedItemsProps = Pick<Order, 'products' | 'total' | 'delivery' | 'discount' | 'tax'>;

/** What was ordered, and what it came to. */
export function OrderedItems(order: OrderedItemsProps) {
  return (
    <Panel aria-labelledby="ordered-items">
      <Typography id="ordered-items" variant="h4" component="h2" sx={{ mb: 2 }}>
        Your order
      </Typography>
      <ItemizedBill
        label="What you ordered"
        lines={billLines(order.products, paths.product)}
        sums={orderSums(order)}
        total={formatPrice(order.total)}
        included={orderTax(order)}
      />
    </Panel>
  );
}
