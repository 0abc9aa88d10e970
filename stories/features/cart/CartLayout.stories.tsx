import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartLayout } from '../../../src/features/cart/CartLayout.tsx';
import { CartSkeleton } from '../../../src/features/cart/CartSkeleton.tsx';
import { CartSummary } from '../../../src/features/cart/CartSummary.tsx';

const meta = {
  component: CartLayout,
  args: {
    summary: <CartSummary pieces={3} totalCents={undefined} onCreateOrder={fn()} />,
    children: <CartSkeleton lines={3} />,
  },
} satisfies Meta<typeof CartLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    const lines = canvas.getByRole('group', { name: 'Cart lines' }).getBoundingClientRect();
    const summary = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(summary.left).toBeGreaterThan(lines.right);
  },
};

export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(summary.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
