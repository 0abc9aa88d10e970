import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { noProduct } from '../../../src/features/admin/products/productValues.ts';
import { expectAlert } from '../../flows/expecting.ts';
import { type Canvas, choosePictures, fillProduct } from '../../flows/managing.ts';
import { admin, logInAdmin } from '../../mocks/logins.ts';
import { pictureFile } from '../../mocks/pictureFile.ts';
import { shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.addProduct },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Name' });

export const Ready: Story = {
  afterEach: shows('The form is empty', async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Add Product' });
    await waitFor(() => expect(document.title).toBe('Add Product · Hemline'));
    await expect(
      await canvas.findByText('Choose a category or a size scale to see its sizes.'),
    ).toBeVisible();
  }),
};

const cape = { name: 'Loden Cape', price: '210.50', category: 'Women' } as const;

export const AfterAProductTheFormIsEmptyAgain: Story = {
  play: async ({ canvas }) => {
    await fillProduct(canvas, cape);
    await choosePictures(canvas, pictureFile('front.jpg'));
    await canvas.findByRole('button', { name: 'Make front.jpg the main picture' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity of M' }), '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expectAlert('Product Added');
    await expect(await canvas.findByRole('link', { name: 'See it there' })).toBeVisible();
    await expect(await nameField(canvas)).toHaveValue('');
    await waitFor(async () => expect(await nameField(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('checkbox', { name: 'Offer size M' })).not.toBeInTheDocument();
  },
};

/** An empty shop reveals no fields of its products, so only the specification's are offered. */
export const SpecOnlyServerEmptyShop: Story = {
  parameters: { shop: { plain: true, products: [] } },
  afterEach: shows('An empty spec-only server offers no draft', async ({ canvas }) => {
    await nameField(canvas);
    await expect(canvas.getByRole('checkbox', { name: 'New Collection' })).toBeInTheDocument();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: 'Most Popular' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Kind' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Measures' })).toBeNull();
  }),
};

/** The form waits until the shop's fields are known. */
export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /listproducts': 'silent' } } },
  afterEach: shows('The form waits for the fields of the shop', async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the product' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  }),
};

/** A draft may hold values of fields that this server lacks. */
export const UnsupportedFieldsKeepTheirText: Story = {
  parameters: { shop: { plain: true } },
  beforeEach: () => {
    logInAdmin();
    const named = { ...noProduct, name: 'Cape', price: '9', category: 'women' };
    const draft = { values: { ...named, mostPopular: true, kind: 'Capes', draft: true } };
    sessionStorage.setItem(
      'hemline.draft.product.new',
      JSON.stringify({ userId: admin.id, draft }),
    );
  },
  play: async ({ canvas, step }) => {
    const kind = await canvas.findByRole('textbox', { name: 'Kind' });
    await expect(kind).toHaveValue('Capes');
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expect(
      await canvas.findByText('This shop does not store kind, draft. Clear it to save.'),
    ).toBeVisible();
    await expect(kind).toHaveValue('Capes');
    await userEvent.clear(kind);
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() => expect(canvas.queryByRole('switch')).not.toBeInTheDocument());
    await step('A product saved without a flag that the shop refuses says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
      await expectAlert('Product Added');
      await canvas.findByText('Saved without “Most Popular”, which this shop does not take.');
    });
  },
};

export const AFailureKeepsTypedValuesAndUploads: Story = {
  parameters: { shop: { outages: { 'POST /addproduct': 'offline' } } },
  play: async ({ canvas }) => {
    await fillProduct(canvas, cape);
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }));
    await expectAlert('Failed');
    await expect(await canvas.findByText('We can’t reach the shop.')).toBeVisible();
    await expect(await nameField(canvas)).toHaveValue('Loden Cape');
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('210.50');
  },
};

/** The product was added, but the reply was lost. */
export const PressingAgainAddsNoSecondProduct: Story = {
  parameters: { shop: { admin: { lostAnswers: 1 } } },
  play: async ({ canvas }) => {
    await fillProduct(canvas, cape);
    const add = canvas.getByRole('button', { name: 'Add product' });
    await userEvent.click(add);
    await expect(await canvas.findByText('The server took too long to answer.')).toBeVisible();
    await waitFor(() => expect(add).toBeEnabled());
    await userEvent.click(add);
    await expect(await canvas.findByRole('link', { name: 'See it there' })).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    await userEvent.click(nav.getByRole('link', { name: 'Products' }));
    await canvas.findByRole('heading', { level: 1, name: 'Products' });
    await canvas.findByRole('link', { name: 'Linen Camp Shirt' });
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Loden Cape' })).toHaveLength(1),
    );
  },
};

export const AFailedPictureIsRetried: Story = {
  parameters: { shop: { admin: { failingUploads: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add product' });
    await choosePictures(canvas, pictureFile('front.jpg'));
    await expectAlert('Image upload failed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: front.jpg' }));
    await expect(
      await canvas.findByRole('button', { name: 'Make front.jpg the main picture' }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LeavingWithUnsavedValuesAsksFirst: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.type(await nameField(canvas), 'Loden Cape');
    const products = within(canvas.getByRole('navigation', { name: 'Admin' })).getByRole('link', {
      name: 'Products',
    });
    await userEvent.click(products);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(await nameField(canvas)).toHaveValue('Loden Cape');

    await userEvent.click(products);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { level: 1, name: 'Products' });
    await step('Leaving discards what was typed', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Add Product' }));
      await expect(await nameField(canvas)).toHaveValue('');
      await expect(canvas.queryByText(/^What you typed before/)).not.toBeInTheDocument();
    });
  },
};
