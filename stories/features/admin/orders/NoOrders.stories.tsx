import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NoOrders } from '../../../../src/features/admin/orders/NoOrders.tsx';
import { paths } from '../../../../src/lib/paths.ts';

const meta = {
  component: NoOrders,
  args: { query: {}, onChange: fn() },
} satisfies Meta<typeof NoOrders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAYoungShop: Story = {};

export const AYoungShopLeadsToItsProducts: Story = {
  name: 'A young shop leads to its products',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See products' })).toHaveAttribute(
      'href',
      paths.listProduct,
    );
  },
};

export const NoneFits: Story = {
  args: { query: { q: 'wool', delivery: 'shipped', sort: 'total' } },
};

/** The order of the rows is no filter, and stays. */
export const AClickShowsAllOrdersAndKeepsTheirOrder: Story = {
  ...NoneFits,
  name: 'A click shows all orders and keeps their order',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await expect(args.onChange).toHaveBeenCalledWith({ sort: 'total' });
  },
};

export const OneFilter: Story = { args: { query: { payment: 'failed' } } };

export const EnterShowsAllOrders: Story = {
  ...OneFilter,
  name: 'Enter shows all orders',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show all orders' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({});
  },
};
