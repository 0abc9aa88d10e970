import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  cancelledOrder,
  exampleOrders,
  processingOrder,
} from '../../../contract/examples/orders.ts';
import { OpenOrder } from '../../../src/pages/admin/OpenOrder.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';

const meta = {
  component: OpenOrder,
  args: { id: processingOrder._id, listed: processingOrder, onDirty: fn(), onClose: fn() },
  parameters: { shop: { admin: { orders: exampleOrders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof OpenOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ASavedOrderTellsItInItsHistory: Story = {
  name: 'A saved order tells it in its history',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Shipped' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Delivery' }), 'shipped');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('The order is saved.');
    await expect(await canvas.findByText('Delivery: Processing → Shipped')).toBeVisible();
  },
};

/** The provider is away: the order is saved, and its refund still to come. */
export const ARefundThatIsStillDueIsTold: Story = {
  name: 'A refund that is still due is told',
  tags: ['behaviour'],
  parameters: { shop: { admin: { orders: exampleOrders, isProviderAway: true } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Refunded' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'refunded');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Refund $213.50' }));
    await screen.findByText(/The payment provider does not answer/);
    await expect(
      await canvas.findByText(
        'The refund is on its way: the payment provider has not answered yet.',
      ),
    ).toBeVisible();
  },
};

export const ACorrectedAddressIsInItsHistory: Story = {
  name: 'A corrected address is in its history',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Delivery address' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Rua Nova 1, Porto');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('Nothing was saved: please correct the marked field.'),
    ).toBeVisible();
    await userEvent.type(field, ', Portugal, 4000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('Address: “Rua Nova 1, Porto, Portugal, 4000”'),
    ).toBeVisible();
  },
};

export const ACorrectedNameIsInItsHistory: Story = {
  name: 'A corrected name is in its history',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Full name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Anna Maria Souza');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Name: “Anna Maria Souza”')).toBeVisible();
    const customer = within(canvas.getByRole('region', { name: 'Customer' }));
    await expect(customer.getByText('Anna Maria Souza')).toBeVisible();
  },
};

export const ItsPackingSlipIsAFile: Story = {
  name: 'Its packing slip is a file',
  tags: ['behaviour'],
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print packing slip' }));
    await expect(await offeredText()).toBe('%PDF-1.4 packingSlip H-10007');
  },
};

export const WhatWasCancelledHasAnInvoiceOnly: Story = {
  name: 'What was cancelled has an invoice only',
  tags: ['behaviour'],
  args: { id: cancelledOrder._id, listed: cancelledOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print invoice' })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Print packing slip' }),
    ).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { listed: undefined },
  parameters: { shop: { outages: { 'GET /allorders': 'silent' } } },
};

export const LoadingTheOrderIsAnnounced: Story = {
  ...Loading,
  name: 'Loading the order is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the order' })).toBeVisible();
  },
};

export const NoSuchOrder: Story = { args: { id: 'none', listed: undefined } };

export const AnOrderThatIsNotThereIsTold: Story = {
  ...NoSuchOrder,
  name: 'An order that is not there is told',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such order in this shop.')).toBeVisible();
  },
};

/** The order can be seen and saved, only who changed it is not told. */
export const HistoryFailed: Story = {
  parameters: { shop: { outages: { 'GET /orderhistory/:id': 500 } } },
};

export const WithoutItsHistoryTheOrderCanBeSaved: Story = {
  ...HistoryFailed,
  name: 'Without its history the order can be saved',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
  },
};
