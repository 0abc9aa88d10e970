import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  cancelledOrder,
  deliveredOrder,
  failedOrder,
  pendingOrder,
  processingOrder,
  returnedOrder,
  shippedOrder,
} from '../../../contract/examples/orders.ts';
import { OrderProgress } from '../../../src/features/orders/OrderProgress.tsx';

const meta = {
  component: OrderProgress,
  args: { order: processingOrder },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In the making')).toBeVisible();
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      'Paid, done',
      'Processing, done',
      'Shipped, to come',
      'Delivered, to come',
    ]);
  },
};

export const Shipped: Story = {
  args: { order: shippedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible();
    await expect(canvas.getByText('Shipped').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const Delivered: Story = {
  args: { order: deliveredOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It has arrived.')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { order: pendingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for payment')).toBeVisible();
    await expect(canvas.queryByText(/, done$/)).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { order: failedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment failed')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const ReturnedAndRefunded: Story = {
  args: { order: returnedOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Returned · Refunded')).toBeVisible();
  },
};

export const CancelledAndRefunded: Story = {
  args: { order: cancelledOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled · Refunded')).toBeVisible();
  },
};

/** Another server's state is told as it is. */
export const UnknownState: Story = {
  args: { order: { payment_status: 'paid', delivery_status: 'waiting at the door' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting at the door')).toBeVisible();
  },
};

export const StatesInCapitals: Story = {
  args: { order: { payment_status: 'PAID', delivery_status: 'NEW' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible();
    await expect(canvas.getByText('Payment: PAID')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { order: shippedOrder },
  globals: { viewport: { value: 'phone' } },
};
