import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { exampleOrders } from '../../../contract/examples/orders.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { enter } from '../../ui/enter.ts';
import { shows } from '../states.ts';

const first = exampleOrders[0]?._id ?? '';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.orderEditor(first), shop: { admin: { role: 'packer' } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packer: Story = {
  afterEach: shows('A packer sees no sums, and what is to be packed', async ({ canvas }) => {
    const items = await canvas.findByRole('list', { name: 'Items' });
    await expect(items).toHaveTextContent(/1 piece/);
    await expect(document.body).not.toHaveTextContent(/\$\d/);
    const form = within(canvas.getByRole('form', { name: 'States and notes' }));
    await expect(form.getByRole('combobox', { name: 'Payment' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Print invoice' })).not.toBeInTheDocument();
  }),
};

export const APackerShipsAnOrder: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'States and notes' }));
    const delivery = form.getByRole('combobox', { name: 'Delivery' });
    await expect(
      within(delivery).queryByRole('option', { name: 'Cancelled' }),
    ).not.toBeInTheDocument();
    await enter(canvas.getByRole('textbox', { name: 'Tracking number or link' }), 'PT123456789');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('The order is saved.');
  },
};

export const Bookkeeper: Story = {
  parameters: { shop: { admin: { role: 'bookkeeper' } } },
  afterEach: shows('A bookkeeper reads sums and changes nothing', async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Items' });
    const form = within(canvas.getByRole('form', { name: 'States and notes' }));
    await expect(form.getByRole('combobox', { name: 'Delivery' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Print invoice' })).toBeVisible();
  }),
};

export const StartOfAPacker: Story = {
  parameters: { route: paths.admin },
  afterEach: shows('The admin area of a packer begins with the orders', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Orders' });
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Orders',
      expect.stringMatching(/^Returns/),
      'Security',
    ]);
  }),
};
