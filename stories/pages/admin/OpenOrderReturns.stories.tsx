import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { processingOrder } from '../../../contract/examples/orders.ts';
import {
  arrivedExchange,
  requestedReturn,
  returnableOrder,
} from '../../../contract/examples/returns.ts';
import { OpenOrder } from '../../../src/pages/admin/OpenOrder.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';

const orders = [requestedReturn];

const meta = {
  component: OpenOrder,
  args: { id: requestedReturn._id, listed: undefined, onDirty: fn(), onClose: fn() },
  parameters: { shop: { admin: { orders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof OpenOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

const refund = { name: 'Refund $89.00' };

async function press(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

async function receiveOne(canvas: Canvas) {
  const dialog = await press(canvas, 'Receive');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Back in stock' }), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('What came back is saved.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const Requested: Story = {};

export const AnOrderIsSentInTwoParcels: Story = {
  args: { id: processingOrder._id },
  parameters: { shop: { admin: { orders: [processingOrder] } } },
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Send a parcel');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Linen Camp Shirt, size S' }),
      '1',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }));
    const parcels = within(await canvas.findByRole('list', { name: 'Parcels' }));
    await expect(await parcels.findByText('Still to be sent')).toBeVisible();
    const rest = await press(canvas, 'Send a parcel');
    await userEvent.click(rest.getByRole('button', { name: 'Mark as sent' }));
    await expect(await parcels.findByText('Parcel 2')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Delivery' })).toHaveValue('shipped');
  },
};

export const ReturnedUnitsAreReceivedAndRefunded: Story = {
  play: async ({ canvas }) => {
    await receiveOne(canvas);
    const history = within(canvas.getByRole('region', { name: 'History' }));
    await history.findByText('Return received: 1 × Linen Camp Shirt, size S');
    await userEvent.click(await canvas.findByRole('button', refund));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', refund));
    await expect(await canvas.findByText('$89.00 refunded')).toBeVisible();
    await expect(await history.findByText('Refund: $89.00')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', refund)).not.toBeInTheDocument());
  },
};

export const AnArrivedExchangeBecomesAnOrder: Story = {
  parameters: { shop: { admin: { orders: [arrivedExchange] } } },
  play: async ({ canvas }) => {
    const accept = { name: 'Accept the exchange' };
    await userEvent.click(await canvas.findByRole('button', accept));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', accept));
    await screen.findByText('The exchange is accepted: its new order is ready to be packed.');
    await canvas.findByRole('link', { name: /^The new items are order / });
    const history = within(canvas.getByRole('region', { name: 'History' }));
    await history.findByText(/^Return exchanged: 2 × Linen Camp Shirt, size M/);
    await expect(canvas.queryByText(/refunded$/)).not.toBeInTheDocument();
  },
};

export const ReceivedUnitsCanBeSavedAgain: Story = {
  name: 'Received units can be saved again after a lost reply',
  beforeEach: () => loseAnswer('POST /receivereturn/:id', 2),
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Receive');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Back in stock' }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^This may not have gone through/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('What came back is saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Each step makes a newer version of the order. */
export const TheRestIsRefusedWithAReason: Story = {
  play: async ({ canvas, step }) => {
    await step('What was typed is kept and can be saved', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Box opened.');
      await receiveOne(canvas);
      await canvas.findByText('1 of 2 received');
      await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Box opened.');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await screen.findByText('The order is saved.');
    });
    const dialog = await press(canvas, 'Refuse');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It was worn.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse return' }));
    await expect(await canvas.findByText('Refused: “It was worn.”')).toBeVisible();
    await expect(canvas.getByText('1 of 2 received, the rest refused')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument();
  },
};

export const AReturnIsOpenedByPhone: Story = {
  args: { id: returnableOrder._id },
  parameters: { shop: { admin: { orders: [returnableOrder] } } },
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Open a return');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Linen Camp Shirt, size S' }),
      'Send back 2',
    );
    const submit = dialog.getByRole('button', { name: 'Open the return' });
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(submit);
    await expect(await screen.findByText('The return is open.')).toBeVisible();
    await expect(await canvas.findByText('Requested')).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'History' }));
    await history.findByText(/^Return requested: 2 × Linen Camp Shirt, size S/);
    await expect(history.getByText(/admin@example\.test/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Receive' })).toBeVisible();
  },
};

const processing = {
  args: { id: processingOrder._id },
  parameters: { shop: { admin: { orders: [processingOrder] } } },
};

export const AnyPaidOrderCanBePartiallyRefunded: Story = {
  ...processing,
  play: async ({ canvas }) => {
    const dialog = await press(canvas, 'Refund a part');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '12');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Note to the customer' }),
      'It came late.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $12.00' }));
    await expect(await screen.findByText('$12.00 went back to the customer.')).toBeVisible();
    await expect(await canvas.findByText('$12.00 refunded')).toBeVisible();
    await expect(canvas.getByText('“It came late.”')).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'History' }));
    await expect(await history.findByText('Refund: $12.00, It came late.')).toBeVisible();
  },
};
