import Typography from '@mui/material/Typography';
import { OrderPanel } from './OrderPanel.tsx';

type NoSuchOrderProps = {
  /** The number that was asked for. */
  id: string;
  onClose: () => void;
};

/** A URL that leads to an order which the shop does not have. */
export function NoSuchOrder({ id, onClose }: NoSuchOrderProps) {
  return (
    <OrderPanel title="Order not found" text={id} onClose={onClose}>
      <Typography>There is no such order in this shop.</Typography>
    </OrderPanel>
  );
}
