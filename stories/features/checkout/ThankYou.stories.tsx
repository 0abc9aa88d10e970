import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { paths } from '../../../contract/paths.ts';
import { KeepOrder } from '../../../src/features/checkout/KeepOrder.tsx';
import { ThankYou, toPlacedOrder } from '../../../src/features/checkout/ThankYou.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: ThankYou,
  args: {
    order: toPlacedOrder(processingOrder),
    fullName: 'Anna Souza',
    email: 'anna@example.test',
  },
  parameters: {
    guide: {
      instead: {
        CheckoutProblem: 'where a payment has not become an order.',
        OrderDetail: 'for the same order later.',
      },
      content: [
        'Thanks in one line, the order’s number, and where to follow it. A guest is offered to keep the order in an account; nothing is sold here.',
      ],
      announced: [
        'The thanks are the page’s heading, which has the focus once the order is made; number and next steps follow, then what was ordered.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ThankYou>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsOrder: Story = {
  afterEach: shows('The thank you page names the order', async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Thank you for your order' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Please check the order status in your profile after about 10 minutes.'),
    ).toBeVisible();
    await expect(canvas.getByText('We’ve emailed your order to anna@example.test.')).toBeVisible();
    await expect(canvas.getByText('Your parcel is addressed to Anna Souza.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your order' })).toBeVisible();
  }),
};

export const TabReachesTheOrdersAndTheShop: Story = {
  name: 'Tab reaches the orders and the shop; each line and the total have their amounts',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const order = canvas.getByRole('link', { name: 'H-10007' });
    await waitFor(() => expect(order).toHaveFocus());
    await expect(order).toHaveAttribute('href', paths.order(processingOrder._id));
    await userEvent.tab();
    const orders = canvas.getByRole('link', { name: 'See my orders' });
    await waitFor(() => expect(orders).toHaveFocus());
    await expect(orders).toHaveAttribute('href', paths.myOrders);
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveFocus(),
    );
    const region = within(canvas.getByRole('region', { name: 'Your order' }));
    const [shirt, tote] = within(region.getByRole('list')).getAllByRole('listitem');
    await expect(shirt).toHaveTextContent('Linen Camp ShirtSize S · 2 × $89.00$178.00');
    await expect(tote).toHaveTextContent('Cotton ToteSize M · 1 × $35.50$35.50');
    await expect(region.getByText('$213.50')).toBeVisible();
  },
};

export const TheTaxIsBelowTheTotal: Story = {
  args: {
    order: toPlacedOrder({ ...processingOrder, tax: { name: 'VAT', rate: 23, amount: 39.92 } }),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Including 23% VAT').parentElement;
    await expect(line).toHaveTextContent('Including 23% VAT$39.92');
    await expect(canvas.getByText('$213.50')).toBeVisible();
  },
};

/** A name that cannot wrap, and a missing picture. */
export const HardToFit: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    order: toPlacedOrder({
      ...processingOrder,
      total: 124995,
      products: processingOrder.products.map((product) => ({
        ...product,
        name: 'Überhandgerollterseidenbiasschrägschnittkleidersaum',
        picture: '',
        quantity: 99,
        subtotal: 123750.05,
      })),
    }),
  },
};

export const WithoutItsOrder: Story = {
  args: { order: undefined },
  afterEach: shows('Without the order the thanks are still shown', async ({ canvas }) => {
    await expect(canvas.getByText(/after about 10 minutes/)).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  }),
};

export const AsGuest: Story = {
  args: { keepOrder: <KeepOrder onKeep={async () => true} /> },
  afterEach: shows('A guest gets no profile link', async ({ canvas }) => {
    await expect(
      canvas.getByText(/^We’ve emailed your order to anna@example.test. We’ll write again/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See my orders' })).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('region', { name: 'Save this order to an account' }),
    ).toBeVisible();
  }),
};

/** The units were sold out by then. */
export const PaidTooLate: Story = {
  args: {
    order: toPlacedOrder({
      ...processingOrder,
      delivery_status: 'cancelled',
      customerNote:
        'The payment arrived after the reservation had expired, and some items had sold out. Nothing is sent, and the payment is refunded.',
    }),
  },
  afterEach: shows('An order that cannot be filled is refunded', async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'We could not fulfil your order' }),
    ).toBeVisible();
    await expect(canvas.getByText(/the payment is refunded/)).toBeVisible();
  }),
};
