import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductCount } from '../../../../src/features/admin/products/ProductCount.tsx';

const meta = { component: ProductCount, args: { total: 1234 } } satisfies Meta<typeof ProductCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,234 products');
  },
};

export const One: Story = {
  args: { total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 product');
  },
};

export const NotKnownYet: Story = {
  args: { total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
