import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderDetailSkeleton } from '../../../src/features/orders/OrderDetailSkeleton.tsx';

const meta = { component: OrderDetailSkeleton } satisfies Meta<typeof OrderDetailSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the order' })).toBeVisible();
  },
};

export const PhoneDark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };
