import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductSkeleton } from '../../../src/features/product/ProductSkeleton.tsx';

const meta = { component: ProductSkeleton } satisfies Meta<typeof ProductSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading product\.\.\.$/);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
