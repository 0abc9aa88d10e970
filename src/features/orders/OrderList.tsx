import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { Order } from '../../../contract/schemas/order.ts';
import { OrderCard } from './OrderCard.tsx';

const Cards = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: theme.spacing(100),
}));

export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <Cards role="list" aria-label="Orders" disablePadding>
      {orders.map((order) => (
        <ListItem key={order._id} disablePadding>
          <OrderCard order={order} />
        </ListItem>
      ))}
    </Cards>
  );
}

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

export function OrdersSkeleton() {
  return (
    <Stack
      role="status"
      aria-label="Loading orders"
      sx={{ gap: 3, maxWidth: (theme) => theme.spacing(100) }}
    >
      {[0, 1].map((index) => (
        <Card key={index} variant="outlined">
          <Skeleton variant="text" width="40%" sx={{ fontSize: 'h4.fontSize' }} />
          <Skeleton height={88} sx={{ maxWidth: 480 }} />
          <Skeleton height={100} sx={{ maxWidth: 256 }} />
          <Skeleton height={44} width={160} />
        </Card>
      ))}
    </Stack>
  );
}
