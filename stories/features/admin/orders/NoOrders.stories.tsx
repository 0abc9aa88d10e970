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

export const InAYoungShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the products' })).toHaveAttribute(
      'href',
      paths.listProduct,
    );
  },
};

/** The order of the rows is no filter, and stays. */
export const NoneFits: Story = {
  args: { query: { q: 'wool', delivery: 'shipped', sort: 'total' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await expect(args.onChange).toHaveBeenCalledWith({ sort: 'total' });
  },
};

export const ByKeyboard: Story = {
  args: { query: { payment: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show all orders' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({});
  },
};
