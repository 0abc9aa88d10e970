import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type BilledOrder, orderBill } from '../../lib/orderBill.ts';
import { paths } from '../../lib/paths.ts';
import { ItemizedBill } from '../../ui/ItemizedBill.tsx';

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(3, 2),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}));

/** What was ordered, and what it came to. */
export function OrderedItems(order: BilledOrder) {
  return (
    <Panel aria-labelledby="ordered-items">
      <Typography id="ordered-items" variant="h4" component="h2" sx={{ mb: 2 }}>
        Your order
      </Typography>
      <ItemizedBill label="What you ordered" {...orderBill(order, paths.product)} />
    </Panel>
  );
}
