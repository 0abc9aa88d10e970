import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { failedOrder, shippedOrder, yenOrder } from '../../../contract/examples/orders.ts';
import { returnableOrder } from '../../../contract/examples/returns.ts';
import { OrderDetail } from '../../../src/features/orders/OrderDetail.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: OrderDetail,
  args: { order: shippedOrder, onReturn: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <h1>Order of 2 March 2026</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {
  afterEach: shows('All details of a shipped order are shown', async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeVisible();
    await expect(canvas.getByText('H-10006')).toBeVisible();
    await expect(canvas.getByText('The parcel comes in two boxes.')).toBeVisible();
    await expect(canvas.queryByText('Packed by Rui.')).not.toBeInTheDocument();
    await expect(canvas.getByText('Anna Souza')).toBeVisible();
    await expect(canvas.getByText('anna@example.test')).toBeVisible();
    await expect(canvas.getByText('+351912345678')).toBeVisible();
  }),
};

/** Older orders and spec-only servers have no name. */
export const WithoutANameNoneIsShown: Story = {
  args: { order: { ...shippedOrder, fullName: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Name')).not.toBeInTheDocument();
    await expect(canvas.getByText(shippedOrder.address)).toBeVisible();
  },
};

export const PaymentFailed: Story = { args: { order: failedOrder } };

export const InAnotherCurrency: Story = { args: { order: yenOrder } };

export const Delivered: Story = { args: { order: returnableOrder } };

const withdraw = { name: 'Withdraw from this purchase' };

export const EnterOpensTheReturnDialog: Story = {
  ...Delivered,
  name: 'Enter or a click opens the return dialog',
  play: async ({ canvas }) => {
    canvas.getByRole('button', withdraw).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', withdraw)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', withdraw));
    await expect(await screen.findByRole('dialog', withdraw)).toBeVisible();
  },
};
