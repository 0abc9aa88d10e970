import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderEditor } from '../../../../src/features/admin/orders/OrderEditor.tsx';
import { enter } from '../../../ui/enter.ts';
import {
  asPanel,
  deliveryField,
  exampleEditor,
  exampleOrder,
  paymentField,
  type Save,
  saveButton,
} from './exampleEditor.tsx';

/** Saves with a confirmation, and refused saves. */
const meta = {
  component: OrderEditor,
  args: exampleEditor,
  decorators: [asPanel],
} satisfies Meta<typeof OrderEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {};

export const ARefundIsConfirmedFirst: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', paymentField), 'refunded');
    await userEvent.click(canvas.getByRole('button', saveButton));
    const question = await screen.findByRole('alertdialog', { name: 'Refund $213.50?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', saveButton));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Refund $213.50' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ payment_status: 'refunded' }),
      ),
    );
  },
};

export const CancellingIsConfirmedFirst: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', deliveryField), 'cancelled');
    await userEvent.click(canvas.getByRole('button', saveButton));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ delivery_status: 'cancelled', payment_status: 'paid' }),
      ),
    );
  },
};

const slowAnswer = { send: () => {} };

export const ValuesTypedWhileSavingAreKept: Story = {
  args: {
    onSave: fn<Save>(async (change) => {
      await new Promise<void>((resolve) => {
        slowAnswer.send = resolve;
      });
      return { status: 'saved', order: { ...exampleOrder, ...change, version: 4 } };
    }),
  },
  play: async ({ canvas, args }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await enter(notes, 'Two boxes.');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await enter(notes, ' Fragile.');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(args.onSave).toHaveBeenCalledOnce();
    slowAnswer.send();
    await waitFor(() =>
      expect(canvas.getByRole('button', saveButton)).toHaveAttribute('aria-disabled', 'false'),
    );
    await expect(notes).toHaveValue('Two boxes. Fragile.');
  },
};

/** The newer values come in, except for fields that were changed here. */
export const ANewerOrderKeepsTypedValues: Story = {
  args: {
    onSave: fn<Save>(async () => ({ status: 'stale' })),
    onReload: fn(async () => ({
      ...exampleOrder,
      delivery_status: 'shipped',
      notes: 'From Marta.',
      version: 4,
    })),
  },
  play: async ({ canvas, args }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await enter(notes, 'Two boxes.');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Someone else has changed this order in the meantime. Nothing was saved; your changes are kept.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(canvas.getByRole('combobox', deliveryField)).toHaveValue('shipped'));
    await expect(notes).toHaveValue('Two boxes.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', saveButton));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({
        delivery_status: 'shipped',
        payment_status: 'paid',
        notes: 'Two boxes.',
        customerNote: '',
        trackingUrl: '',
        version: 4,
      }),
    );
  },
};

export const ARefusalIsShown: Story = {
  args: {
    onSave: fn<Save>(async () => ({
      status: 'refused',
      message: 'This order was cancelled: it cannot be resumed.',
      fields: { delivery_status: 'It can’t go on.' },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', deliveryField), 'shipped');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This order was cancelled: it cannot be resumed.',
    );
    await expect(canvas.getByRole('combobox', deliveryField)).toHaveAccessibleDescription(
      'It can’t go on.',
    );
    await expect(canvas.getByRole('combobox', deliveryField)).toHaveValue('shipped');
  },
};
