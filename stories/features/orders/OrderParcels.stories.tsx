import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shippedOrder } from '../../../contract/examples/orders.ts';
import { partlySentOrder, twoParcelsOrder } from '../../../contract/examples/returns.ts';
import { OrderParcels } from '../../../src/features/orders/OrderParcels.tsx';

const meta = {
  component: OrderParcels,
  args: { order: partlySentOrder },
  decorators: [
    (Story) => (
      <>
        <h1>Order</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof OrderParcels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlySent: Story = {
  afterEach: async ({ canvas }) => {
    await expect(canvas.getByText('1 × Linen Camp Shirt, size S')).toBeVisible();
    await expect(canvas.getByText('Still to come')).toBeVisible();
  },
};

export const EverythingSent: Story = {
  args: { order: twoParcelsOrder },
  afterEach: async ({ canvas }) => {
    await expect(canvas.queryByText('Still to come')).not.toBeInTheDocument();
    await expect(canvas.getByText('PT987654321')).toBeVisible();
  },
};

export const SentAtOnce: Story = { args: { order: shippedOrder } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
