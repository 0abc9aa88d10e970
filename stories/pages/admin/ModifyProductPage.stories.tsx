import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { paths } from '../../../src/lib/paths.ts';
import { expectAlert, expectDenied } from '../../flows/expecting.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { changePrice, priceField, save } from './productForm.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.modifyProduct(linenShirt._id) },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Change Product' }),
    ).toBeVisible();
    await expect(await priceField(canvas)).toHaveValue('89.00');
    await expect(canvas.getByRole('textbox', { name: 'Quantity of XS' })).toHaveValue('6');
    await waitFor(() => expect(document.title).toBe('Change Product · Hemline'));
  },
};

/** Saved, and seen in the shop. */
export const Changed: Story = {
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

/** The same on a server with only the specification's calls. */
export const ChangedBare: Story = { ...Changed, parameters: { shop: { bare: true } } };

export const ChangedByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await priceField(canvas)).focus();
    await userEvent.keyboard('{Control>}a{/Control}95.50{Enter}');
    await expectAlert('Product Changed');
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'POST /modifyproduct': 500 } } },
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await save(canvas);
    await expectAlert('Failed to update product.');
    await expect(await priceField(canvas)).toHaveValue('95.50');
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
};

/** What the server knows better stands at its field. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await priceField(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' again');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Quantity of L' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity of L' }), '2');
    await save(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Quantity of L' })).toHaveAccessibleDescription(
        '4 are reserved: not less',
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Linen Camp Shirt again',
    );
  },
};

/** Removed without a question, as it can be brought back; what was typed does not hold it up. */
export const RemovedAndBroughtBack: Story = {
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove product' }));
    await canvas.findByRole('heading', { level: 1, name: 'Products' });
    await expect(await screen.findByText('Removed: Linen Camp Shirt')).toBeInTheDocument();
    await expect(await canvas.findByText('7 products')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('8 products')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Linen Camp Shirt/ })).toBeInTheDocument();
  },
};

export const RemovedBare: Story = {
  parameters: { shop: { bare: true } },
  play: async ({ canvas }) => {
    await priceField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove product' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove from the shop?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await canvas.findByRole('heading', { level: 1, name: 'Products' });
    await expect(await canvas.findByText('7 products')).toBeVisible();
  },
};

export const LeftUnsaved: Story = {
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await userEvent.click(canvas.getByRole('link', { name: 'See it in the shop' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await priceField(canvas)).toHaveValue('95.50');
  },
};

/** The link of the navigation has no product: it leads to where one is chosen. */
export const WithoutId: Story = {
  parameters: { route: paths.changeProduct },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
};

export const NoSuchProduct: Story = {
  parameters: { route: paths.modifyProduct('ghost') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such product')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      paths.listProduct,
    );
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 'silent' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the product' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 500 } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' }),
    ).toBeVisible();
  },
};

export const Unauthorized: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 401 } } },
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await priceField(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnATablet: Story = { ...OnAPhone, globals: { viewport: { value: 'tablet' } } };
