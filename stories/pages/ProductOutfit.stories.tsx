import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleOutfit } from '../../contract/examples/products.ts';
import ProductOutfit from '../../src/pages/ProductOutfit.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { shows } from './states.ts';

const [shirt, tote, dress] = exampleOutfit;

const meta = {
  component: ProductOutfit,
  args: { product: shirt, outfit: shirt.outfit ?? '' },
  parameters: { shop: { products: [shirt, tote, dress] } },
} satisfies Meta<typeof ProductOutfit>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Ready: Story = {};

async function choose(canvas: Canvas, name: string, size: string) {
  const piece = within(await canvas.findByRole('group', { name }));
  await userEvent.selectOptions(piece.getByRole('combobox', { name: 'Size' }), size);
}

export const SelectedProductsAreAddedTogether: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, shirt.name, 'M');
    await choose(canvas, dress.name, 'M');
    await choose(canvas, tote.name, 'Leave out');
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 pieces' }));
    await expect(await screen.findByText('Both pieces are in your cart')).toBeVisible();
  },
};

export const OneProductIsAddedAsFromItsOwnPage: Story = {
  name: 'One item is added as from its product page',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 piece' }));
    await expect(await screen.findByText(/^Cotton Tote, size .*, is in your cart$/)).toBeVisible();
  },
};

const plenty = { ...tote, sizes: tote.sizes.map((entry) => ({ ...entry, quantity: 200 })) };

/** A cart holds at most 99 units of a size. */
export const FailuresAreNamedAndTheRestIsAdded: Story = {
  parameters: {
    shop: {
      products: [shirt, plenty, dress],
      cart: [{ itemId: tote._id, size: 'M', quantity: 99 }],
    },
  },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await choose(canvas, shirt.name, 'M');
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 pieces' }));
    await expect(
      await screen.findByText('Cotton Tote, size M, could not be added. The rest is in your cart.'),
    ).toBeVisible();
  },
};

export const Alone: Story = {
  parameters: { shop: { products: [shirt] } },
  afterEach: shows('Without other products nothing is shown', async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).not.toHaveTextContent(/Wear it with/));
  }),
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /allproducts': 500 } } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
