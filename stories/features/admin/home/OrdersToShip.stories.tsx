import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../../contract/adminPaths.ts';
import { exampleSummary } from '../../../../contract/examples/summary.ts';
import { OrdersToShip } from '../../../../src/features/admin/home/OrdersToShip.tsx';

const { toShip } = exampleSummary;

const meta = {
  component: OrdersToShip,
  args: { ...toShip, allAt: adminPaths.allOrders },
} satisfies Meta<typeof OrdersToShip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = {};

export const EachOrderNamesItsCustomerAndTabReachesIt: Story = {
  name: 'Each order names its customer, and Tab reaches its link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all 12' })).toHaveAttribute(
      'href',
      adminPaths.allOrders,
    );
    await expect(canvas.getByRole('link', { name: '24 Apr 2026, 09:12' })).toHaveAttribute(
      'href',
      adminPaths.orderEditor(toShip.oldest[0]?._id ?? ''),
    );
    await expect(canvas.getByText('Anna Souza')).toBeVisible();
    await expect(canvas.getByText('customer-1@example.test')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'See all 12' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '24 Apr 2026, 09:12' })).toHaveFocus(),
    );
  },
};

export const AFewOrdersNeedNoLinkToAll: Story = {
  args: { count: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^See all/ })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
