import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductGridSkeleton } from '../../../src/features/catalogue/ProductGridSkeleton.tsx';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

const meta = {
  component: ProductGridSkeleton,
  decorators: [framed({ padding: 16 })],
} satisfies Meta<typeof ProductGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  afterEach: shows('Loading products is announced', async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading products' })).toBeVisible();
  }),
};

export const OneRow: Story = { args: { count: 4 } };
