import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { exampleCollections } from '../../../contract/examples/collections.ts';
import { productsInColours } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { doMeanwhile } from '../../mocks/doMeanwhile.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: {
    route: adminPaths.collections,
    shop: { collections: exampleCollections, products: productsInColours },
  },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ANewCollectionIsInTheMenuAtOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a collection' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a collection' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Crêpe & silk');
    await userEvent.selectOptions(form.getByLabelText('Products'), 'Picked by hand');
    await userEvent.type(form.getByRole('combobox', { name: 'Add a product' }), 'slip');
    await userEvent.click(await screen.findByRole('option', { name: /Slip Dress/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const menu = within(await canvas.findByRole('navigation', { name: 'Categories' }));
    const link = await menu.findByRole('link', { name: 'Crêpe & silk' });
    await expect(link).toHaveAttribute('href', '/collections/crepe-silk');
    const table = within(canvas.getByRole('table', { name: 'Collections' }));
    await expect(table.getByText('1 product, picked')).toBeVisible();
  },
};

export const AMovedCollectionIsFurtherUp: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Collections' }));
    await userEvent.click(table.getByRole('button', { name: 'Move up A weekend away' }));
    await waitFor(() =>
      expect(table.getAllByRole('rowheader')[0]).toHaveTextContent(/^A weekend away/),
    );
  },
};

export const AnOlderDialogShowsNewerChanges: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Summer linen' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change Summer linen' }));
    const changed = { ...exampleCollections[0], text: '', rule: { colour: ['Green'] } };
    await doMeanwhile('/savecollection', changed);
    const title = form.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Linen{Enter}');
    const notice = within(await form.findByRole('group', { name: 'Changed in the meantime' }));
    const change = 'products: Women · New → Green';
    await expect(notice.getByText((_, item) => item?.textContent === change)).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine and save' }));
    await canvas.findByRole('button', { name: 'Change Linen' });
  },
};

export const SpecOnlyServer: Story = hidesAdminLink('Collections');

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /collections': 'silent' } } },
};

export const Failed: Story = failed('GET /collections', adminPaths.collections);

export const Offline: Story = { globals: { network: 'offline' } };
