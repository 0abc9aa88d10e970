import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderHistory } from '../../../../src/features/admin/orders/OrderHistory.tsx';
import { shows } from '../../../pages/states.ts';
import { exampleHistory } from './exampleHistory.ts';

const meta = {
  component: OrderHistory,
  args: { entries: exampleHistory },
  decorators: [
    (Story) => (
      <>
        <h1>Orders</h1>
        <h2>Order</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof OrderHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  afterEach: shows('Each change has its author, time and difference', async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      '14 Mar 2026, 08:05 · marta@example.testNotes removed',
      '13 Mar 2026, 16:40 · admin@example.testDelivery: Processing → ShippedNotes: “The parcel comes in two boxes.”',
      '12 Mar 2026, 23:30 · The shopPayment: Paid',
    ]);
  }),
};

export const WithAReturn: Story = {
  args: {
    entries: [
      {
        at: '2026-03-21T10:00:00.000Z',
        by: 'admin@example.test',
        changes: { refund: { from: null, to: '$89.00' } },
      },
      {
        at: '2026-03-21T09:00:00.000Z',
        by: 'admin@example.test',
        changes: {
          return: { from: null, to: 'Received: 1 × Linen Camp Shirt, size S' },
          delivery_status: { from: 'delivered', to: 'returned' },
        },
      },
      {
        at: '2026-03-18T09:00:00.000Z',
        by: 'anna@example.test',
        changes: {
          return: { from: null, to: 'Requested: 1 × Linen Camp Shirt, size S (Too small)' },
        },
      },
    ],
  },
  afterEach: shows('The steps of a return are described', async ({ canvas }) => {
    for (const text of [
      'Refund: $89.00',
      'Return received: 1 × Linen Camp Shirt, size S',
      'Return requested: 1 × Linen Camp Shirt, size S (Too small)',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  }),
};

export const WithoutChangesItSaysSo: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes yet.')).toBeVisible();
  },
};
