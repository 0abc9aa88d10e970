import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { paths } from '../../../src/lib/paths.ts';
import { expectAlert, expectDenied } from '../../flows/expecting.ts';
import type { Canvas } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/accounts.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.modifyProduct(linenShirt._id) },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const priceField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Price' });

async function changePrice(canvas: Canvas, price: string) {
  const field = await priceField(canvas);
  await userEvent.clear(field);
  await userEvent.type(field, price);
}

const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));

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

const meanwhile: Partial<Story> = {
  parameters: { shop: { admin: { changedMeanwhile: { price: 101, mostPopular: false } } } },
};

/** Somebody else was faster: what they changed is told, and can be taken over. */
export const NewerOneLoaded: Story = {
  ...meanwhile,
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await save(canvas);
    await expectAlert('Failed to update product.');
    const notice = within(await canvas.findByRole('group', { name: 'Changed meanwhile' }));
    await expect(notice.getByText('$101.00')).toBeVisible();
    await expect(await priceField(canvas)).toHaveValue('95.50');
    await userEvent.click(notice.getByRole('button', { name: 'Load the newer one' }));
    await waitFor(async () => expect(await priceField(canvas)).toHaveValue('101.00'));
    await expect(canvas.getByRole('checkbox', { name: 'Most Popular' })).not.toBeChecked();
    await expect(
      canvas.queryByRole('group', { name: 'Changed meanwhile' }),
    ).not.toBeInTheDocument();
    await changePrice(canvas, '102');
    await save(canvas);
    await expectAlert('Product Changed');
  },
};

/** Or it is saved over, knowingly. */
export const OwnOneKept: Story = {
  ...meanwhile,
  play: async ({ canvas }) => {
    await changePrice(canvas, '95.50');
    await save(canvas);
    const keep = await canvas.findByRole('button', { name: 'Keep mine and save it' });
    keep.focus();
    await userEvent.keyboard('{Enter}');
    await expectAlert('Product Changed');
    await expect(await priceField(canvas)).toHaveValue('95.50');
    await expect(canvas.getByRole('checkbox', { name: 'Most Popular' })).toBeChecked();
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

export const WithoutId: Story = {
  parameters: { route: paths.changeProduct },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose a product' }));
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
