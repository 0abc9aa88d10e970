import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { manyOrders } from '../../../../contract/examples/manyOrders.ts';
import { OrdersGrid } from '../../../../src/features/admin/orders/OrdersGrid.tsx';

const orders = manyOrders(8);

const meta = {
  component: OrdersGrid,
  args: {
    orders,
    total: 60,
    page: 0,
    pageSize: 8,
    onPage: fn(),
    sort: undefined,
    onSort: fn(),
    openId: undefined,
    onOpen: fn(),
    hrefOf: ({ _id }) => `?order=${_id}`,
    empty: <p>None</p>,
  },
} satisfies Meta<typeof OrdersGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^Date/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('link', { name: '1 May 2026, 12:00' })).toHaveAttribute(
      'href',
      `/?order=${orders[0]?._id}`,
    );
    await expect(canvas.getByText(String(orders[0]?.number))).toBeVisible();
    await userEvent.click(canvas.getByText('$1,741.95', { selector: '[data-rowindex="1"] *' }));
    await expect(args.onOpen).toHaveBeenCalledWith(orders[1]);
  },
};

export const SortedByTotal: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('Total'));
    await waitFor(() => expect(args.onSort).toHaveBeenCalledWith('total'));
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const [customer] = await canvas.findAllByRole('gridcell', { name: 'anna@example.test' });
    customer?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(orders[0]));
  },
};

/** Beside an open order there is room for less. */
export const OneIsOpen: Story = {
  args: { openId: orders[1]?._id },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Delivery' });
    await expect(canvas.queryByRole('columnheader', { name: 'Items' })).not.toBeInTheDocument();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Order' });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};
