import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { partReceivedReturn, returnableOrder } from '../../../contract/examples/returns.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { tabTo } from '../../flows/shopping.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { shows } from '../states.ts';

const shop = { customer: { orders: [returnableOrder] } };

const meta = {
  component: AppRoutes,
  parameters: { route: paths.order(returnableOrder._id), shop },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const withdraw = { name: 'Withdraw from this purchase' };
const shirts = { name: 'Linen Camp Shirt, size S' };
const confirm = { name: 'Confirm withdrawal' };

export const CanBeReturned: Story = {};

export const PartReceived: Story = {
  parameters: { shop: { customer: { orders: [partReceivedReturn] } } },
};

export const SpecOnlyServer: Story = {
  parameters: { shop: { ...shop, plain: true } },
  afterEach: shows('A spec-only server offers no returns', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order of 24 April 2026' });
    await expect(canvas.queryByRole('group', { name: 'Returns' })).not.toBeInTheDocument();
  }),
};

export const ItemsAreReturnedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(await canvas.findByRole('button', withdraw));
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await tabTo(dialog.getByRole('combobox', shirts));
    await userEvent.selectOptions(dialog.getByRole('combobox', shirts), 'Send back 2');
    await tabTo(dialog.getByRole('button', confirm));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/^Your withdrawal is confirmed/)).toBeVisible();
    const returns = within(await canvas.findByRole('list', { name: 'Returns' }));
    await expect(returns.getByText('2 × Linen Camp Shirt, size S')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', withdraw)).toHaveFocus());
  },
};

export const AnItemIsExchangedForAnotherSize: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return or exchange' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', shirts), 'Send back 1');
    const instead = await dialog.findByRole('combobox', { name: /^Instead of Linen/ });
    await userEvent.selectOptions(instead, 'Exchange for size M');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm exchange' }));
    const returns = within(await canvas.findByRole('list', { name: 'Returns' }));
    await returns.findByText('In exchange for 1 × Linen Camp Shirt, size M');
    await expect(returns.getByText('The new items are held until 29 May 2026.')).toBeVisible();
  },
};

export const FailedExchangesAreReported: Story = {
  parameters: { shop: { ...shop, outages: { 'GET /product/:id': 500 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Return or exchange' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/^Exchanges could not be loaded/);
    await expect(dialog.getByRole('button', confirm)).toHaveAttribute('aria-disabled', 'false');
  },
};

export const OfflineTheSelectionIsKept: Story = {
  parameters: { shop: { ...shop, outages: { 'POST /returnorder/:id': 'offline' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', withdraw));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', shirts), 'Send back 2');
    await userEvent.click(dialog.getByRole('button', confirm));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This may not have gone through. We can’t reach the shop. You can safely try again.',
    );
    await expect(dialog.getByRole('combobox', shirts)).toHaveValue('2');
  },
};
