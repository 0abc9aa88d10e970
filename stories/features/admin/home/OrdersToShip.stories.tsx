import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { paths } from '../../../../contract/paths.ts';
import { OrdersToShip } from '../../../../src/features/admin/home/OrdersToShip.tsx';

const { toShip } = exampleSummary;

const meta = {
  component: OrdersToShip,
  args: { ...toShip, allAt: paths.allOrders },
} satisfies Meta<typeof OrdersToShip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = {};

export const EachOrderHasItsLinkAndOneLeadsToAll: Story = {
  name: 'Each order has its link, and one leads to all',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all 12' })).toHaveAttribute(
      'href',
      paths.allOrders,
    );
    await expect(canvas.getByRole('link', { name: '24 Apr 2026, 09:12' })).toHaveAttribute(
      'href',
      paths.orderEditor(toShip.oldest[0]?._id ?? ''),
    );
  },
};

export const EachOrderSaysWhoWaits: Story = {
  name: 'Each order says who waits: by name, else by email',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anna Souza')).toBeVisible();
    await expect(canvas.getByText('customer-1@example.test')).toBeVisible();
  },
};

export const TabReachesEachOrder: Story = {
  name: 'Tab reaches each order',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'See all 12' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '24 Apr 2026, 09:12' })).toHaveFocus(),
    );
  },
};

/** All of them are shown. */
export const AFew: Story = { args: { count: 5 } };

export const AFewOrdersNeedNoLinkToAll: Story = {
  ...AFew,
  name: 'A few orders need no link to all',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^See all/ })).not.toBeInTheDocument();
  },
};

export const None: Story = { args: { count: 0, oldest: [] } };

export const NoOrderToShipIsSaid: Story = {
  ...None,
  name: 'No order to ship is said',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No order is waiting to be shipped.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
