import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  pendingOrder,
  processingOrder,
  returnedOrder,
  shippedOrder,
} from '../../../../contract/examples/orders.ts';
import { exampleEnvParams } from '../../../../contract/examples/shop.ts';
import { OrderEditor } from '../../../../src/features/admin/orders/OrderEditor.tsx';
import { exampleHistory } from './exampleHistory.ts';

type Save = Parameters<typeof OrderEditor>[0]['onSave'];

const order = { ...processingOrder, version: 3 };

const meta = {
  component: OrderEditor,
  args: {
    order,
    paymentStates: exampleEnvParams.paymentStates,
    deliveryStates: exampleEnvParams.deliveryStates,
    history: exampleHistory,
    onSave: fn<Save>(async (change) => ({
      status: 'saved',
      order: { ...order, ...change, version: 4 },
    })),
    onNoChanges: fn(),
    onReload: fn(async () => order),
    onDirty: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = { delivery: { name: 'Delivery' }, payment: { name: 'Payment' } };
const save = { name: 'Save' };

export const Shipped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', field.delivery), 'shipped');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Two boxes.');
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        delivery_status: 'shipped',
        payment_status: 'paid',
        notes: 'Two boxes.',
        version: 3,
      }),
    );
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Two boxes.');
  },
};

/** From the title, where the focus comes to, to the fields and to Save; Escape closes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Order of 12 March 2026' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Close the order' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', field.delivery)).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole('combobox', field.delivery), 'delivered');
    canvas.getByRole('button', save).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NothingChanged: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(args.onNoChanges).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The money goes back only once the amount was agreed to. */
export const RefundAsked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', field.payment), 'refunded');
    await userEvent.click(canvas.getByRole('button', save));
    const question = await screen.findByRole('alertdialog', { name: 'Refund $213.50?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', save));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Refund $213.50' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ payment_status: 'refunded' }),
      ),
    );
  },
};

/** A slip of the mouse ends no order. */
export const CancelAsked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', field.delivery), 'cancelled');
    await userEvent.click(canvas.getByRole('button', save));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox', field.delivery)).toHaveValue('cancelled');
    await userEvent.click(canvas.getByRole('button', save));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ delivery_status: 'cancelled', payment_status: 'paid' }),
      ),
    );
  },
};

/** Theirs comes in, but for what was changed here. */
export const SomebodyWasQuicker: Story = {
  args: {
    onSave: fn<Save>(async () => ({ status: 'stale' })),
    onReload: fn(async () => ({
      ...order,
      delivery_status: 'shipped',
      notes: 'From Marta.',
      version: 4,
    })),
  },
  play: async ({ canvas, args }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(notes, 'Two boxes.');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Somebody else changed this order meanwhile. Nothing was saved; what you changed is kept.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', field.delivery)).toHaveValue('shipped'),
    );
    await expect(notes).toHaveValue('Two boxes.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        delivery_status: 'shipped',
        payment_status: 'paid',
        notes: 'Two boxes.',
        version: 4,
      }),
    );
  },
};

export const Refused: Story = {
  args: {
    onSave: fn<Save>(async () => ({
      status: 'refused',
      message: 'This order was cancelled: it cannot go on.',
      fields: { delivery_status: 'It can’t go on.' },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', field.delivery), 'shipped');
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This order was cancelled: it cannot go on.',
    );
    await expect(canvas.getByRole('combobox', field.delivery)).toHaveAccessibleDescription(
      'It can’t go on.',
    );
    await expect(canvas.getByRole('combobox', field.delivery)).toHaveValue('shipped');
  },
};

/** The provider has not answered yet; asking once more would be no second refund. */
export const RefundOnItsWay: Story = {
  args: { order: { ...order, refundDue: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', field.payment)).toHaveAccessibleDescription(
      'The refund is on its way: the payment provider has not answered yet.',
    );
  },
};

export const Returned: Story = { args: { order: returnedOrder } };

/** A server that keeps no history, and states that its list does not name. */
export const OnAnotherServer: Story = {
  args: {
    order: { ...pendingOrder, delivery_status: 'in customs' },
    history: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', field.delivery)).toHaveDisplayValue('In customs');
    await expect(canvas.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  args: { order: shippedOrder },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', save)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
