import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderPanelSkeleton } from '../../../../src/features/admin/orders/OrderPanelSkeleton.tsx';

const meta = {
  component: OrderPanelSkeleton,
  args: { onClose: fn() },
} satisfies Meta<typeof OrderPanelSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the order' })).toBeVisible();
    canvas.getByRole('button', { name: 'Close the order' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
