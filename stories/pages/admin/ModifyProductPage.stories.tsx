import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert, expectDenied } from '../../flows/expecting.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { changePrice, priceField, save } from './productForm.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.modifyProduct(linenShirt._id) },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const TheFormIsFilledWithTheProduct: Story = {
  name: 'The form is filled with the product',
  tags: ['behaviour'],
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
export const AChangedPriceIsSeenInTheShop: Story = {
  name: 'A changed price is seen in the shop',
  tags: ['behaviour'],
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

export const AChangeWhoseAnswerIsLostIsToldAsSaved: Story = {
  ...AChangedPriceIsSeenInTheShop,
  name: 'A change whose answer is lost is told as saved',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /modifyproduct'),
};

/** The same on a server with only the specification's calls. */
export const APriceIsChangedOnAPlainServer: Story = {
  ...AChangedPriceIsSeenInTheShop,
  name: 'A price is changed on a plain server',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
};

export const EnterSaves: Story = {
  name: 'Enter saves',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await priceField(canvas)).focus();
    await userEvent.keyboard('{Control>}a{/Control}95.50{Enter}');
    await expectAlert('Product Changed');
  },
};

export const AFailureKeepsWhatWasTyped: Story = {
  name: 'A failure keeps what was typed',
  tags: ['behaviour'],
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
export const ARefusalGoesToItsFields: Story = {
  name: 'A refusal goes to its fields',
  tags: ['behaviour'],
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
export const ARemovedProductIsBroughtBack: Story = {
  name: 'A removed product is brought back',
  tags: ['behaviour'],
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

export const APlainServersShopAsksBeforeItRemoves: Story = {
  name: 'A plain server’s shop asks before it removes',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await priceField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove product' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove from the shop?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await canvas.findByRole('heading', { level: 1, name: 'Products' });
    await expect(await canvas.findByText('7 products')).toBeVisible();
  },
};

export const LeavingAsksBeforeWhatWasTypedIsLost: Story = {
  name: 'Leaving asks before what was typed is lost',
  tags: ['behaviour'],
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
export const WithoutId: Story = { parameters: { route: paths.changeProduct } };

export const WithoutAProductTheListIsShown: Story = {
  ...WithoutId,
  name: 'Without a product the list is shown',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
};

export const NoSuchProduct: Story = { parameters: { route: paths.modifyProduct('ghost') } };

export const AnUnknownProductLeadsToTheOthers: Story = {
  ...NoSuchProduct,
  name: 'An unknown product leads to the others',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t find this product')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      paths.listProduct,
    );
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 'silent' } } },
};

export const LoadingTheProductIsAnnounced: Story = {
  ...Loading,
  name: 'Loading the product is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the product' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 500 } } },
};

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureIsToldOnThePage: Story = {
  ...LoadFailed,
  name: 'A failure is told on the page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' }),
    ).toBeVisible();
  },
};

export const Unauthorized: Story = {
  parameters: { shop: { outages: { 'GET /getproduct/:id': 401 } } },
};

export const AnEndedSessionIsDenied: Story = {
  ...Unauthorized,
  name: 'An ended session is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnATablet: Story = { ...OnAPhone, globals: { viewport: { value: 'tablet' } } };
