import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { exampleFormerOrders } from '../../../contract/examples/orders.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { customersCsv } from '../../features/admin/formerShop/customersCsv.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { failed, hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: {
    route: adminPaths.formerShop,
    shop: { admin: { formerShop: { orders: exampleFormerOrders, unasked: 12 } } },
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

const nothing = { shop: { admin: { formerShop: { orders: [], unasked: 0 } } } };

export const Empty: Story = { parameters: nothing };

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /formershop': 'silent' } } },
};

export const Failed: Story = failed('GET /formershop', adminPaths.formerShop);

export const Offline: Story = { globals: { network: 'offline' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SpecOnlyServer: Story = hidesAdminLink('Former shop');

export const ACustomersFileIsImportedAndMailed: Story = {
  name: 'A file of customers is imported, and mails go out when the owner says so',
  parameters: { shop: { admin: { formerShop: { refusedEmail: 'tom@example.test' } } } },
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Import customers' })).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByLabelText(/^Choose a CSV file/);
    await userEvent.upload(field, new File([customersCsv], 'customers.csv', { type: 'text/csv' }));
    await screen.findByText('customers.csv is a file of Shopify: 2 customers in 3 rows.');
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 customers' }));
    await screen.findByText('2 of 2 customers: 1 added, 0 already imported.');
    await userEvent.click(screen.getByRole('button', { name: 'Download 3 problems' }));
    const text = await offeredText();
    await expect(text).toContain('Row 4: has no email');
    await expect(text).toContain('Row 3: tom@example.test is refused');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await userEvent.click(await canvas.findByRole('button', { name: 'Mail 13 customers' }));
    const question = await screen.findByRole('alertdialog', { name: 'Mail 13 customers?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
    await expect(
      await canvas.findByText('13 customers imported. 13 mails on the way.'),
    ).toBeVisible();
  },
};

export const ACustomerIsErasedByAnOrder: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1 · 2 orders');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '1002{Enter}');
    await canvas.findByText('Page 1 of 1 · 1 order');
    await userEvent.click(await canvas.findByRole('button', { name: /^#1002/ }));
    const label = 'Erase this customer of order #1002';
    await userEvent.click(await canvas.findByRole('button', { name: label }));
    await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
    await canvas.findByText('The customer’s data is erased.');
    await expect(await canvas.findByRole('region', { name: 'Orders' })).toHaveFocus();
    await expect(
      canvas.queryByText(/^An order of our former shop.*For Anna/),
    ).not.toBeInTheDocument();
  },
};

export const AnOrdersFileIsImportedAndRemoved: Story = {
  parameters: nothing,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import orders' }));
    const field = await screen.findByLabelText(/^Choose a CSV file/);
    const csv =
      'Order,Date,Email,Item,Quantity,Item price,Total\n77,2024-03-12,a@b.test,Coat,1,9,9';
    await userEvent.upload(field, new File([csv], 'orders.csv', { type: 'text/csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 order' }));
    await screen.findByText('1 of 1 order: 1 added, 0 already imported.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: /^77 · 12 March 2024/ })).toBeVisible();
    canvas.getByRole('button', { name: 'Remove all orders' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Remove 1 order?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('No orders were imported yet')).toBeVisible();
  },
};
