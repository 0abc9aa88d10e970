import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeldUntil } from '../../../src/features/cart/CartSummary.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: HeldUntil,
  args: { until: '2099-05-01T14:30:00.000Z' },
} satisfies Meta<typeof HeldUntil>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  afterEach: shows('The time and its consequence are shown', async ({ canvas }) => {
    await expect(canvas.getByText(/^Kept/)).toHaveTextContent(
      /^Kept for you until \d\d:\d\d\. After that other customers can buy them; they stay in your cart\.$/,
    );
  }),
};

export const Expired: Story = { args: { until: '2026-05-01T14:30:00.000Z' } };
