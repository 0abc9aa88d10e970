import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { OrderPanel } from './OrderPanel.tsx';

/** The placeholder of an order that is loading. */
export function OrderPanelSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <OrderPanel title="Order" onClose={onClose}>
      <Box role="status" aria-label="Loading the order" sx={{ display: 'grid', gap: 2 }}>
        <Skeleton height={44} />
        <Skeleton height={88} />
        <Skeleton height={60} />
        <Skeleton height={60} />
        <Skeleton height={120} />
      </Box>
    </OrderPanel>
  );
}
