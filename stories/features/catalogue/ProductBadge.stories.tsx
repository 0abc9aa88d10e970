import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cottonTote, linenShirt, woolCoat } from '../../../contract/examples/products.ts';
import { ProductBadge } from '../../../src/features/catalogue/ProductBadge.tsx';

const meta = {
  component: ProductBadge,
  args: { product: linenShirt },
} satisfies Meta<typeof ProductBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: ({ canvas }) => expect(canvas.getByText('New')).toBeVisible(),
};

/** That nothing is left matters more than that it is new. */
export const SoldOut: Story = {
  args: { product: woolCoat },
  play: ({ canvas }) => expect(canvas.getByText('Sold out')).toBeVisible(),
};

export const OnlyOneLeft: Story = {
  args: {
    product: {
      ...linenShirt,
      sizes: [{ size: 'M', quantity: 4, quantityReserved: 3, description: '' }],
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Only 1 left')).toBeVisible(),
};

export const NothingToSay: Story = {
  args: { product: cottonTote },
  play: ({ canvas }) => expect(canvas.queryByText(/./)).not.toBeInTheDocument(),
};
