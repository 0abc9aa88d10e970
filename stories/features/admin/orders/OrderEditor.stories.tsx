import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../../../../.storybook/controls.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import {
  pendingOrder,
  returnedOrder,
  shippedOrder,
  yenOrder,
} from '../../../../contract/examples/orders.ts';
import { openDifference, requestedReturn } from '../../../../contract/examples/returns.ts';
import { OrderEditor } from '../../../../src/features/admin/orders/OrderEditor.tsx';
import { shows } from '../../../pages/states.ts';
import { asSent } from '../../../ui/asSent.tsx';
import { enter } from '../../../ui/enter.ts';
import { asRole } from '../frame/asRole.tsx';
import {
  asPanel,
  deliveryField,
  exampleEditor,
  exampleOrder,
  paymentField,
  type Save,
  saveButton,
} from './exampleEditor.tsx';

const meta = {
  component: OrderEditor,
  args: exampleEditor,
  argTypes: {
    order: examples({
      Processing: exampleOrder,
      Pending: pendingOrder,
      Shipped: shippedOrder,
      Returned: returnedOrder,
    }),
    history: examples({ 'Three changes': exampleEditor.history, 'No change': [] }),
  },
  decorators: [asPanel],
  parameters: {
    guide: {
      instead: { OrderDetail: 'for customers.' },
      content: [
        'Hints say who reads a note: “Only for the shop. Customers never see this”.',
        'A refund names the sum in its question and on its button.',
      ],
      announced: [
        'Items, second payments, form, returns, contact and history follow each other. Returns that wait for a decision come before the form. What was refused is said at its field; what the shop can’t undo is asked by an alert dialog.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OrderEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that are sent unchanged. */
const untouched = {
  delivery_status: 'processing',
  payment_status: 'paid',
  notes: '',
  customerNote: '',
  trackingUrl: '',
  version: 3,
};

export const Processing: Story = {};

export const InAnotherCurrency: Story = { args: { order: yenOrder } };

const packed = {
  delivery: { name: 'Express', price: 9 },
  products: exampleOrder.products.map((line) => ({ ...line, sku: 'L', barcode: '4006381333931' })),
};

export const OfAPacker: Story = {
  args: { order: { ...exampleOrder, ...packed } },
  decorators: [asRole('packer')],
  afterEach: async ({ canvas }) => {
    await expect(canvas.getByText('Express')).toBeVisible();
    await expect(canvas.getAllByText('L · 4006381333931')).toHaveLength(2);
  },
};

export const ItemsAndWhatCanBeDoneComeFirst: Story = {
  args: { order: { ...requestedReturn, version: 3 }, onPrint: fn(async () => {}) },
  play: async ({ canvas }) => {
    const parts = [
      canvas.getByRole('list', { name: 'Items' }),
      canvas.getByRole('button', { name: 'Print packing slip' }),
      canvas.getByRole('button', { name: 'Receive' }),
      canvas.getByRole('form', { name: 'States and notes' }),
      canvas.getByRole('region', { name: 'Customer' }),
      canvas.getByRole('region', { name: 'History' }),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
  },
};

export const AnOpenDifferenceComesBeforeTheForm: Story = {
  args: { order: { ...exampleOrder, payments: [openDifference] }, onPrint: fn(async () => {}) },
  play: async ({ canvas }) => {
    const withdraw = canvas.getByRole('button', { name: 'Withdraw' });
    const form = canvas.getByRole('form', { name: 'States and notes' });
    await expect(withdraw.getBoundingClientRect().bottom).toBeLessThan(
      form.getBoundingClientRect().top,
    );
    await expect(
      canvas.queryByRole('button', { name: 'Print packing slip' }),
    ).not.toBeInTheDocument();
    await expect(
      canvas.getByText(/the items can’t be changed again, and there is no packing slip/),
    ).toBeVisible();
  },
};

export const Saving: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => {})) },
  decorators: [asSent({ notes: 'Two boxes.' })],
};

export const AChangedStateAndItsNoteAreSaved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', deliveryField), 'shipped');
    await enter(canvas.getByRole('textbox', { name: 'Notes' }), 'Two boxes.');
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', saveButton));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...untouched,
        delivery_status: 'shipped',
        notes: 'Two boxes.',
      }),
    );
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Two boxes.');
  },
};

export const TabGoesFromTheTitleToSaveAndEscapeCloses: Story = {
  name: 'Tab goes from the title to Save, and Escape closes',
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Order of 12 March 2026' })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Close the order' })).toHaveFocus(),
    );
    await userEvent.tab();
    for (const link of within(canvas.getByRole('list', { name: 'Items' })).getAllByRole('link')) {
      await waitFor(() => expect(link).toHaveFocus());
      await userEvent.tab();
    }
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', deliveryField)).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole('combobox', deliveryField), 'delivered');
    canvas.getByRole('button', saveButton).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AnIncompleteTrackingLinkIsNotSent: Story = {
  name: 'Neither an unchanged order nor an incomplete tracking link is sent',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(args.onNoChanges).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
    const link = canvas.getByRole('textbox', { name: 'Tracking number or link' });
    await enter(link, 'post.test/1');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await waitFor(() =>
      expect(link).toHaveAccessibleDescription(
        'Use letters, digits, spaces and hyphens, or a full link that starts with https://',
      ),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(link);
    await enter(link, 'https://post.test/1');
    await enter(canvas.getByRole('textbox', { name: 'Note to the customer' }), 'Thanks!');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...untouched,
        trackingUrl: 'https://post.test/1',
        customerNote: 'Thanks!',
      }),
    );
    await expect(canvas.getByText(/^H-10007 · /)).toBeVisible();
  },
};

/** A second request would not be a second refund. */
export const RefundPending: Story = {
  args: { order: { ...exampleOrder, refundPending: true } },
  afterEach: shows('A pending refund cannot be requested again', async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', paymentField)).toHaveAccessibleDescription(
      'The refund is on its way: the payment provider has not answered yet.',
    );
  }),
};

/** The mail server refused the recipient. */
export const UndeliveredMail: Story = {
  args: { order: { ...exampleOrder, mailProblem: '550 5.1.1 User unknown' } },
};

export const ARefusedEmailIsCorrected: Story = {
  ...UndeliveredMail,
  name: 'A refused email is shown with its reason, and corrected',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The latest email to anna@example.test was not delivered: “550 5.1.1 User unknown”. If the email is wrong, correct it, and the mail is sent again.',
    );
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await enter(email, 'anna@example');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email address'));
    await enter(email, '.org');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...untouched, email: 'anna@example.org' }),
    );
  },
};

export const Returned: Story = { args: { order: returnedOrder } };

/** A server without a history, and a state that is not on its list. */
export const SpecOnlyServer: Story = {
  args: { order: { ...pendingOrder, delivery_status: 'in customs' }, history: undefined },
  afterEach: shows('An unknown state is kept', async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', deliveryField)).toHaveDisplayValue('In customs');
    await expect(canvas.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
  }),
};

export const OnAPhone: Story = {
  args: { order: shippedOrder },
  globals: { viewport: { value: 'phone' } },
};
