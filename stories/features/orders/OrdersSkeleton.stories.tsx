import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrdersSkeleton } from '../../../src/features/orders/OrdersSkeleton.tsx';

const meta = { component: OrdersSkeleton } satisfies Meta<typeof OrdersSkeleton>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading orders' })).toBeVisible();
  },
};
