import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { processingOrder, shippedOrder } from '../../../contract/examples/orders.ts';
import { ChangeItems } from '../../../src/pages/admin/ChangeItems.tsx';
import { OpenOrder } from '../../../src/pages/admin/OpenOrder.tsx';
import { logInAdmin } from '../../mocks/logins.ts';

const meta = {
  component: ChangeItems,
  args: { order: { ...processingOrder, version: 1 }, onChanged: fn(async () => undefined) },
  parameters: { shop: { admin: { orders: [processingOrder] } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof ChangeItems>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = { name: 'Change items' };

export const Unsent: Story = {};

/** Items can be changed until they are sent. */
export const Shipped: Story = {
  args: { order: { ...shippedOrder, version: 1 } },
  afterEach: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', button)).not.toBeInTheDocument();
  },
};

export const FewerItemsAreConfirmedWithTheirRefund: Story = {
  render: () => (
    <OpenOrder id={processingOrder._id} listed={processingOrder} onDirty={fn()} onClose={fn()} />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Called.');
    await userEvent.click(await canvas.findByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the items' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Remove Cotton Tote/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await asked.findByText('The order comes to $178.00. $35.50 will be refunded to the customer.');
    await userEvent.click(asked.getByRole('button', button));
    await screen.findByText('The order comes to $178.00. $35.50 will be refunded to the customer.');
    const history = within(await canvas.findByRole('region', { name: 'History' }));
    await expect(await history.findByText(/^Items: 2 × Linen Camp Shirt/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('The order is saved.');
  },
};

const [shirt, ...others] = processingOrder.products;
const gone = shirt && {
  ...{ ...shirt, product_id: '01930000-0000-7000-8000-00000000dead', name: 'Gone Coat' },
};

export const AnotherAdminsChangeClosesTheDialog: Story = {
  name: 'Another admin’s change closes the dialog',
  args: { order: { ...processingOrder, version: 7, products: gone ? [gone, ...others] : [] } },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    const dialog = await screen.findByRole('dialog', { name: 'Change the items' });
    await step('A product that left the shop can only be removed', async () => {
      const lines = within(dialog);
      await expect(lines.getByRole('combobox', { name: /^Quantity of Gone Coat/ })).toBeDisabled();
      await userEvent.click(lines.getByRole('button', { name: /^Remove Gone Coat/ }));
      await expect(lines.queryByText('Gone Coat')).not.toBeInTheDocument();
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await screen.findByText(/^Someone else has changed this order in the meantime/);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
};
