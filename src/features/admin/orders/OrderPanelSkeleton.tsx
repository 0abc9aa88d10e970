import Box from '@mui/material/Box';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { OrderPanel } from './OrderPanel.tsx';

/** The placeholder of an order that is loading. */
export function OrderPanelSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <OrderPanel title="Order" onClose={onClose}>
      <Box role="status" aria-label="Loading the order" sx={{ display: 'grid', gap: 2 }}>
        <Skeleton style={{ height: 44 }} />
        <Skeleton style={{ height: 88 }} />
        <Skeleton style={{ height: 60 }} />
        <Skeleton style={{ height: 60 }} />
        <Skeleton style={{ height: 120 }} />
      </Box>
    </OrderPanel>
  );
}
