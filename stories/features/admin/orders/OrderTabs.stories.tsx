import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { OrderTabs } from '../../../../src/features/admin/orders/OrderTabs.tsx';

const meta = {
  component: OrderTabs,
  args: {
    states: exampleEnvParams.deliveryStates,
    counts: {
      processing: { orders: 12, total: 1480, paid: 1480, refunded: 0 },
      shipped: { orders: 4, total: 500, paid: 500, refunded: 0 },
      delivered: { orders: 120, total: 15_000.5, paid: 15_000.5, refunded: 0 },
      returned: { orders: 0, total: 0, paid: 0, refunded: 0 },
      cancelled: { orders: 1, total: 54, paid: 54, refunded: 0 },
    },
    delivery: undefined,
    onSelect: fn(),
    children: <p>The orders</p>,
  },
} satisfies Meta<typeof OrderTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const AClickChoosesAState: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'All 137', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'All 137' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Shipped 4' }));
    await expect(args.onSelect).toHaveBeenCalledWith('shipped');
  },
};

export const Processing: Story = { args: { delivery: 'processing' } };

/** The first tab is for all states. */
export const ArrowKeysAndEnterChooseAState: Story = {
  ...Processing,
  name: 'Arrow keys and Enter choose a state',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Processing 12' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Processing 12' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('shipped');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined);
  },
};

export const ALoadingCountIsADash: Story = {
  args: { counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Shipped –' })).toBeVisible();
  },
};

/** A state in the URL that the shop does not know. */
export const AnUnknownStateHasATab: Story = {
  args: { delivery: 'in customs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'In customs 0', selected: true })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
