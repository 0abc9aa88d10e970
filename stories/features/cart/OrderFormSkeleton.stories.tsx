import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderFormSkeleton } from '../../../src/features/cart/OrderFormSkeleton.tsx';

const meta = { component: OrderFormSkeleton } satisfies Meta<typeof OrderFormSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the order form' })).toBeVisible();
  },
};

export const PhoneDark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };
