import { styled } from '@mui/material/styles';
import type { Order } from '../../../contract/schemas/order.ts';
import { OrderCard } from './OrderCard.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: theme.spacing(100),
}));

/** Orders as cards, in the order they are given. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <List role="list" aria-label="Orders">
      {orders.map((order) => (
        <li key={order._id}>
          <OrderCard order={order} />
        </li>
      ))}
    </List>
  );
}
