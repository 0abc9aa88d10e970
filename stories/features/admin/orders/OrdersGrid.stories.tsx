import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { manyOrders } from '../../../../contract/examples/manyOrders.ts';
import { OrdersGrid } from '../../../../src/features/admin/orders/OrdersGrid.tsx';
import { shows } from '../../../pages/states.ts';
import { asRole } from '../frame/asRole.tsx';

const orders = manyOrders(8);

const meta = {
  component: OrdersGrid,
  args: {
    rows: orders,
    total: 60,
    page: 1,
    pageSize: 8,
    onPage: fn(),
    query: {},
    onChange: fn(),
    openId: undefined,
    onOpen: fn(),
    hrefOf: ({ _id }) => `?order=${_id}`,
  },
} satisfies Meta<typeof OrdersGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {};

export const EmptyForAPacker: Story = {
  args: { rows: [], total: 0 },
  decorators: [asRole('packer')],
  afterEach: shows('A packer gets no link to the products', async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See products' })).not.toBeInTheDocument();
  }),
};

export const EachOrderOpensAndAColumnHeaderSorts: Story = {
  name: 'Each order links to itself and opens by click or Enter; a column header sorts',
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
    await userEvent.click(await canvas.findByText('Total'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ sort: 'total' }));
    const [customer] = await canvas.findAllByRole('gridcell', { name: /^Anna Souza/ });
    customer?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(orders[0]));
  },
};

/** The newest come first already. */
export const AClickOnTheDateSortsByTheOldest: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByText('Date'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ sort: 'created' }));
  },
};

export const OneIsOpen: Story = {
  args: { openId: orders[1]?._id },
  afterEach: shows('Beside an open order there are fewer columns', async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Delivery' });
    await expect(canvas.queryByRole('columnheader', { name: 'Items' })).not.toBeInTheDocument();
  }),
};

export const NoOrdersYet: Story = {
  args: { rows: [], total: 0 },
  afterEach: shows('A new shop links to its products', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See products' })).toHaveAttribute(
      'href',
      adminPaths.listProduct,
    );
  }),
};

export const AClickShowsAllOrdersAndKeepsTheSorting: Story = {
  args: { ...NoOrdersYet.args, query: { q: 'wool', delivery: 'shipped', sort: 'total' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await expect(args.onChange).toHaveBeenCalledWith({ sort: 'total' });
  },
};

export const EnterShowsAllOrders: Story = {
  args: { ...NoOrdersYet.args, query: { payment: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show all orders' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({});
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  afterEach: shows('A phone has two columns', async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Order' });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: 'Anna Souza' })[0]).toBeVisible();
  }),
};

export const GuestsOnAPhone: Story = {
  ...OnAPhone,
  args: {
    rows: orders.map((order) => ({ ...order, isGuest: true })),
    selection: { ids: [], onChange: fn() },
  },
  afterEach: shows('A phone shows each order’s status', async ({ canvas }) => {
    const lines = await canvas.findAllByText(/^· Guest$|^H-10/);
    await expect(lines).toHaveLength(2 * orders.length);
    for (const line of lines) {
      await waitFor(() => expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth));
    }
    await expect(canvas.getAllByText('Processing')[0]).toBeVisible();
  }),
};

/** As another server may name its states. */
export const LongStatesOnAPhone: Story = {
  ...OnAPhone,
  args: {
    rows: orders.map((order) => ({
      ...order,
      isGuest: true,
      delivery_status: 'Waiting for the courier to collect it on Monday',
    })),
  },
  afterEach: shows('A phone shows long states in full', async ({ canvas }) => {
    const [state] = await canvas.findAllByText(/^Waiting for the courier/);
    const cell = state?.closest('[role=gridcell]');
    await waitFor(() => {
      expect(state?.scrollWidth).toBe(state?.clientWidth);
      expect(cell?.scrollHeight).toBe(cell?.clientHeight);
    });
  }),
};
