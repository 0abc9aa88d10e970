import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

export const AClickOnAFlagFiltersByIt: Story = {
  name: 'A click on a flag filters by it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(exampleProducts.length);
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expect(args.onChange).toHaveBeenCalledWith({ flag: ['newCollection'] });
  },
};

export const MoreToShow: Story = {
  args: { catalogue: { status: 'ready', data: { ...catalogue, total: 20 } } },
};

export const EnterAsksForMore: Story = {
  ...MoreToShow,
  name: 'Enter asks for more',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { catalogue: { status: 'loading' } } };

export const NothingFits: Story = {
  args: {
    catalogue: { status: 'ready', data: { ...catalogue, products: [], total: 0 } },
    query: { maxPrice: 1 },
  },
};

export const AClickClearsTheFilters: Story = {
  ...NothingFits,
  name: 'A click clears the filters',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenCalledWith({});
  },
};
