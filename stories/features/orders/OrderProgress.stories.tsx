import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
import { paletteColour } from '../../paletteColour.ts';

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

export const Processing: Story = {};

export const EachStepSaysWhetherItIsDone: Story = {
  name: 'Each step says whether it is done',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const title = canvas.getByText('Being prepared');
    await expect(title).toHaveStyle({ color: paletteColour('text.primary') });
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      'Paid, done',
      'Processing, done',
      'Shipped, to come',
      'Delivered, to come',
    ]);
  },
};

export const Shipped: Story = { args: { order: shippedOrder } };

export const TheCurrentStepIsMarkedAsSuch: Story = {
  ...Shipped,
  name: 'The current step is marked as such',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible();
    const current = canvas.getByRole('listitem', { current: 'step' });
    await expect(current).toHaveTextContent('Shipped');
  },
};

export const Delivered: Story = { args: { order: deliveredOrder } };

export const Pending: Story = { args: { order: pendingOrder } };

export const BeforeThePaymentNothingIsDone: Story = {
  ...Pending,
  name: 'Before the payment nothing is done',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for payment')).toBeVisible();
    await expect(canvas.queryByText(/, done$/)).not.toBeInTheDocument();
  },
};

export const Failed: Story = { args: { order: failedOrder } };

export const AFailedPaymentHasNoSteps: Story = {
  ...Failed,
  name: 'A failed payment has no steps',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment failed')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const ReturnedAndRefunded: Story = { args: { order: returnedOrder } };

export const AReturnAndItsRefundAreBothSaid: Story = {
  ...ReturnedAndRefunded,
  name: 'A return and its refund are both said',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Returned · Refunded')).toBeVisible();
  },
};

export const CancelledAndRefunded: Story = { args: { order: cancelledOrder } };

export const ACancellationAndItsRefundAreBothSaid: Story = {
  ...CancelledAndRefunded,
  name: 'A cancellation and its refund are both said, in the colour of an error',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const title = canvas.getByText('Cancelled · Refunded');
    await expect(title).toHaveStyle({ color: paletteColour('error.main') });
  },
};

/** Another server's state is told as it is. */
export const UnknownState: Story = {
  args: { order: { payment_status: 'paid', delivery_status: 'waiting at the door' } },
};

export const AnUnknownStateIsToldAsItIs: Story = {
  ...UnknownState,
  name: 'An unknown state is told as it is',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting at the door')).toBeVisible();
  },
};

export const StatesInCapitals: Story = {
  args: { order: { payment_status: 'PAID', delivery_status: 'NEW' } },
};

export const StatesInCapitalsAreToldAsTheyAre: Story = {
  ...StatesInCapitals,
  name: 'States in capitals are told as they are',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NEW')).toBeVisible();
    await expect(canvas.getByText('Payment: PAID')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { order: shippedOrder },
  globals: { viewport: { value: 'phone' } },
};
