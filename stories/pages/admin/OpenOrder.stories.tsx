import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleOrders, processingOrder } from '../../../contract/examples/orders.ts';
import { OpenOrder } from '../../../src/pages/admin/OpenOrder.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { loading, shows } from '../states.ts';

const meta = {
  component: OpenOrder,
  args: { id: processingOrder._id, listed: processingOrder, onDirty: fn(), onClose: fn() },
  parameters: { shop: { admin: { orders: exampleOrders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof OpenOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** The payment provider is unavailable. */
export const APendingRefundIsReported: Story = {
  name: 'A pending refund is shown',
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

export const ACorrectedAddressIsInTheHistory: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas, step }) => {
    const address = await canvas.findByRole('textbox', { name: 'Delivery address' });
    await userEvent.clear(address);
    await userEvent.type(address, 'Rua Nova 1, Porto');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Nothing was saved: please correct the marked field.');
    await userEvent.type(address, ', Portugal, 4000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Address: “Rua Nova 1, Porto, Portugal, 4000”');
    await step('A corrected name is in its history', async () => {
      const name = canvas.getByRole('textbox', { name: 'Full name' });
      await userEvent.clear(name);
      await userEvent.type(name, 'Anna Maria Souza');
      canvas.getByRole('button', { name: 'Save' }).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('Name: “Anna Maria Souza”');
      const customer = within(canvas.getByRole('region', { name: 'Customer' }));
      await expect(customer.getByText('Anna Maria Souza')).toBeVisible();
    });
    await step('Its packing slip is a file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print packing slip' }));
      await expect(await offeredText()).toBe('%PDF-1.4 packingSlip H-10007');
    });
  },
};

export const Loading: Story = {
  ...loading('GET /allorders', 'Loading the order'),
  args: { listed: undefined },
};

export const NoSuchOrder: Story = {
  args: { id: 'none', listed: undefined },
  afterEach: shows('An unknown order is reported', async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such order in this shop.')).toBeVisible();
  }),
};

export const SpecOnlyServer: Story = {
  parameters: { shop: { plain: true } },
  afterEach: shows(
    'A spec-only server offers neither prints nor partial refunds',
    async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Save' });
      await expect(
        canvas.queryByRole('button', { name: /^Print|Refund a part/ }),
      ).not.toBeInTheDocument();
    },
  ),
};

export const HistoryFailed: Story = {
  parameters: { shop: { outages: { 'GET /orderhistory/:id': 500 } } },
  afterEach: shows('Without its history the order can be saved', async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'History' })).not.toBeInTheDocument();
  }),
};
