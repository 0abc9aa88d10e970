import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { manyOrders } from '../../../contract/examples/manyOrders.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { newsletterToken } from '../../mocks/accounts.ts';
import { anna, logInAdmin } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';
import { failed, hidesAdminLink } from '../states.ts';

/** Guests, each with their own email, besides Anna. */
const orders = manyOrders(8).map((order, index) =>
  order.email === 'anna@example.test'
    ? order
    : { ...order, isGuest: true, email: `guest-${index}@example.test` },
);

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.customers, shop: { admin: { orders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ASearchFindsACustomerWhomAClickOpens: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–8 of 8');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'anna@{Enter}');
    await canvas.findByText('1–1 of 1');
    await userEvent.click(canvas.getByText('anna@example.test'));
    await canvas.findByRole('heading', { level: 1, name: 'Anna Souza' });
    await expect(canvas.getAllByRole('link', { name: /^H-/ })).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('Anna Souza · Hemline'));
  },
};

export const Empty: Story = { parameters: { route: `${adminPaths.customers}?q=nobody` } };

export const TheNewsletterListIsDownloaded: Story = {
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    const post = (call: string, body: object) =>
      fetch(`/api/${call}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer token-of-${anna.id}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    await post('newsletter', { wanted: true, language: 'en' });
    await post('confirmnewsletter', { token: newsletterToken });
    await userEvent.click(await canvas.findByRole('button', { name: 'Newsletter list' }));
    const text = await offeredText();
    await expect(text).toContain('email,name,confirmed_utc,consent,language');
    await expect(text).toContain(`${anna.email},Anna Souza,2026-01-01`);
  },
};

export const SpecOnlyServer: Story = hidesAdminLink('Customers');

export const Loading: Story = { parameters: { shop: { outages: { 'GET /customers': 'silent' } } } };

export const Failed: Story = failed('GET /customers', adminPaths.customers);

export const Offline: Story = { globals: { network: 'offline' } };
