import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.feeds },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /feeds': 'silent' } } } };

export const Failed: Story = failed('GET /feeds', adminPaths.feeds);

export const Offline: Story = { globals: { network: 'offline' } };

export const SpecOnlyServer: Story = hidesAdminLink('Feeds');

export const OpenedFeedsHaveUrls: Story = {
  name: 'Opened feeds have URLs, and closed ones have none',
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Open the feeds' })).focus();
    await userEvent.keyboard('{Enter}');
    const url = await canvas.findByRole('textbox', { name: 'URL for Google Merchant Center' });
    await expect(url).toHaveValue('https://hemline.example/feeds/secret-1/google.xml');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the feeds' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name: 'Open the feeds' })).toBeVisible();
    await expect(url).not.toBeInTheDocument();
  },
};

export const ACheckNamesProducts: Story = {
  parameters: { shop: { products: [{ ...linenShirt, description: '' }] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Check products for Meta/ }));
    const missing = within(await canvas.findByRole('table', { name: /^Missing for Meta/ }));
    await expect(missing.getByRole('rowheader', { name: 'description' })).toBeVisible();
    await expect(missing.getByRole('link', { name: linenShirt.name })).toBeVisible();
  },
};
