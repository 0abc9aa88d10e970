import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
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
import { shows } from '../../pages/states.ts';
import { paletteColour } from '../../paletteColour.ts';
import { framed } from '../framed.tsx';

const meta = {
  component: OrderProgress,
  args: { order: processingOrder },
  decorators: [framed({ padding: 16 })],
  parameters: {
    guide: {
      instead: {
        StatusBadge: 'in the admin area, in one word.',
      },
      content: [
        'The title says how it stands in the customer’s words, and what happens next in one sentence.',
        'A cancelled, returned, failed or refunded order has no steps, only words in the colour of an error.',
      ],
      announced: [
        'A list named “Progress”; each step is read as done or to come, and the latest one as the current step.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OrderProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {
  afterEach: shows('Each step shows its state', async ({ canvas }) => {
    const title = canvas.getByText('Being prepared');
    await expect(title).toHaveStyle({ color: paletteColour('text.primary') });
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      'Paid, done',
      'Processing, done',
      'Shipped, to come',
      'Delivered, to come',
    ]);
  }),
};

export const Shipped: Story = {
  args: { order: shippedOrder },
  afterEach: shows('The current step is marked', async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible();
    const current = canvas.getByRole('listitem', { current: 'step' });
    await expect(current).toHaveTextContent('Shipped');
  }),
};

export const Delivered: Story = { args: { order: deliveredOrder } };

export const Pending: Story = { args: { order: pendingOrder } };

export const Failed: Story = { args: { order: failedOrder } };

export const CancelledAndRefunded: Story = { args: { order: cancelledOrder } };

const titles = {
  'Waiting for payment': pendingOrder,
  'Payment failed': failedOrder,
  'Returned · Refunded': returnedOrder,
  'Cancelled · Refunded': cancelledOrder,
  'Waiting at the door': { payment_status: 'paid', delivery_status: 'waiting at the door' },
  NEW: { payment_status: 'PAID', delivery_status: 'NEW' },
};

export const EachStateHasItsTitle: Story = {
  render: () => (
    <>
      {Object.entries(titles).map(([title, order]) => (
        <section key={title} aria-label={title}>
          <OrderProgress order={order} />
        </section>
      ))}
    </>
  ),
  name: 'Each state has its title, an unknown one too',
  play: async ({ canvas }) => {
    for (const title of Object.keys(titles)) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
    await expect(canvas.getByText('Payment: PAID')).toBeVisible();
    await expect(canvas.getByText('Cancelled · Refunded')).toHaveStyle({
      color: paletteColour('error.main'),
    });
    const failed = within(canvas.getByRole('region', { name: 'Payment failed' }));
    await expect(failed.queryByRole('list')).not.toBeInTheDocument();
    const pending = within(canvas.getByRole('region', { name: 'Waiting for payment' }));
    await expect(pending.queryByText(/, done$/)).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  args: { order: shippedOrder },
  globals: { viewport: { value: 'phone' } },
};
