import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, loading, sessionEnded, shows } from '../states.ts';
import { changePrice, priceField, save } from './productForm.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.modifyProduct(linenShirt._id) },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('The form is filled with the product', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Change Product' });
    await expect(await priceField(canvas)).toHaveValue('89.00');
    await expect(canvas.getByRole('textbox', { name: 'Quantity of XS' })).toHaveValue('6');
    await waitFor(() => expect(document.title).toBe('Change Product · Hemline'));
  }),
};

export const AChangedPriceIsVisibleInTheShop: Story = {
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await save(canvas);
    await expectAlert('Product Changed');
    await expect(await priceField(canvas)).toHaveValue('95.50');
    await userEvent.click(canvas.getByRole('link', { name: 'See it in the shop' }));
    await canvas.findByRole('heading', { level: 1, name: 'Linen Camp Shirt' });
    await expect(await canvas.findByText('$95.50')).toBeVisible();
  },
};

export const AFailureKeepsTypedValues: Story = {
  parameters: { shop: { outages: { 'POST /modifyproduct': 500 } } },
  play: async ({ canvas, step }) => {
    await changePrice(canvas, '95.50');
    await save(canvas);
    await expectAlert('Failed to update product.');
    await expect(await priceField(canvas)).toHaveValue('95.50');
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await step('Leaving asks before what was typed is lost', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'See it in the shop' }));
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(await priceField(canvas)).toHaveValue('95.50');
    });
  },
};

export const MyChangesOverwriteANewerProductOnRequest: Story = {
  parameters: { shop: { admin: { changedMeanwhile: { price: 101, mostPopular: false } } } },
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await save(canvas);
    const keep = await canvas.findByRole('button', { name: 'Keep mine and save' });
    await userEvent.clear(await priceField(canvas));
    await userEvent.click(keep);
    // An empty price is refused as at every save.
    await waitFor(async () => expect(await priceField(canvas)).toHaveFocus());
    await expect(keep).toBeVisible();
    await changePrice(canvas, '96.50');
    keep.focus();
    await userEvent.keyboard('{Enter}');
    await expectAlert('Product Changed');
    await expect(keep).not.toBeInTheDocument();
    await expect(await priceField(canvas)).toHaveValue('96.50');
    await expect(canvas.getByRole('checkbox', { name: 'Most Popular' })).toBeChecked();
  },
};

export const ASavedQuantityJoinsTheOpenHistory: Story = {
  name: 'A saved quantity joins the open stock history',
  play: async ({ canvas }) => {
    await priceField(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stock history' }));
    await expect(await canvas.findByText('No changes yet.')).toBeVisible();
    const quantity = canvas.getByRole('textbox', { name: 'Quantity of L' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '19');
    await save(canvas);
    const table = within(await canvas.findByRole('region', { name: 'Changes' }));
    await expect(await table.findByText(/→ 19$/)).toBeVisible();
    await expect(table.getByText('Edited')).toBeVisible();
  },
};

/** The link of the navigation has no product, so the list is shown. */
export const WithoutId: Story = {
  parameters: { route: adminPaths.changeProduct },
  afterEach: shows('Without a product the list is shown', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  }),
};

export const NoSuchProduct: Story = {
  parameters: { route: adminPaths.modifyProduct('ghost') },
  afterEach: shows('An unknown product links to the others', async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t find this product')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'See all products' });
    await expect(link).toHaveAttribute('href', adminPaths.listProduct);
  }),
};

export const Loading: Story = loading('GET /getproduct/:id', 'Loading the product');

export const LoadFailed: Story = failed(
  'GET /getproduct/:id',
  adminPaths.modifyProduct(linenShirt._id),
);

export const Offline: Story = { globals: { network: 'offline' } };

export const Unauthorized: Story = sessionEnded('GET /getproduct/:id');
