import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exampleProducts } from '../../contract/examples/products.ts';
import { Listing } from '../../src/pages/Listing.tsx';

const catalogue = {
  products: exampleProducts,
  total: exampleProducts.length,
  refreshing: false,
  more: 'idle' as const,
  retry: fn(),
};

const meta = {
  component: Listing,
  args: {
    catalogue: { status: 'ready', data: catalogue },
    query: {},
    onChange: fn(),
    onShowMore: fn(),
  },
} satisfies Meta<typeof Listing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const MoreToShow: Story = {
  args: { catalogue: { status: 'ready', data: { ...catalogue, total: 20 } } },
};

export const Loading: Story = { args: { catalogue: { status: 'loading' } } };

export const NothingFound: Story = {
  args: {
    catalogue: { status: 'ready', data: { ...catalogue, products: [], total: 0 } },
    query: { maxPrice: 1 },
  },
};
