import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderSkeleton } from '../../../src/features/checkout/OrderSkeleton.tsx';

const meta = { component: OrderSkeleton } satisfies Meta<typeof OrderSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your payment is being turned into an order.',
    );
  },
};
