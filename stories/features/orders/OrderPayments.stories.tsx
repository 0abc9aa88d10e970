import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dearerExchange, openDifference } from '../../../contract/examples/returns.ts';
import { OrderPayments } from '../../../src/features/orders/OrderDetail.tsx';

const onPay = fn(async () => {});

const meta = {
  component: OrderPayments,
  args: { payments: [openDifference], onPay },
  beforeEach: () => {
    onPay.mockClear();
  },
  decorators: [
    (Story) => (
      <>
        <h1>Order</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof OrderPayments>;

export default meta;
type Story = StoryObj<typeof meta>;

const pay = { name: 'Pay $12.00 more' };

export const Open: Story = {};

export const OfAnExchange: Story = { args: { payments: dearerExchange.payments } };

export const BackFromThePaymentPage: Story = { args: { cameBack: true } };

export const WithoutTheZipCode: Story = {
  args: { onPay: undefined },
  afterEach: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Enter the zip code/)).toBeVisible();
  },
};

export const PaidToTheShop: Story = {
  args: { payments: [{ ...openDifference, isManual: true }] },
  afterEach: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Paid: Story = { args: { payments: [{ ...openDifference, state: 'paid' }] } };

export const Waived: Story = { args: { payments: [{ ...openDifference, state: 'waived' }] } };

export const Ended: Story = { args: { payments: [{ ...openDifference, state: 'ended' }] } };

export const BeingRefunded: Story = {
  args: { payments: [{ ...openDifference, state: 'ended', refund: 'pending' }] },
  afterEach: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$12\.00 more paid for .*: being refunded$/)).toBeVisible();
  },
};

export const Refunded: Story = {
  args: { payments: [{ ...openDifference, state: 'ended', refund: 'made' }] },
  afterEach: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$12\.00 more paid for .*: refunded$/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AClickPays: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', pay));
    await expect(onPay).toHaveBeenLastCalledWith(openDifference.id);
  },
};

export const EnterPays: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', pay)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onPay).toHaveBeenLastCalledWith(openDifference.id);
  },
};
