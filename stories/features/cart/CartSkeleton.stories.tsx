import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartSkeleton } from '../../../src/features/cart/CartSkeleton.tsx';

const meta = {
  component: CartSkeleton,
  args: { lines: 3 },
} satisfies Meta<typeof CartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status', { name: 'Loading the cart' });
    await expect(skeleton.children).toHaveLength(3);
  },
};

/** A customer's cart on the server: nobody knows yet how many lines it has. */
export const UnknownNumber: Story = {
  args: { lines: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').children).toHaveLength(1);
  },
};
