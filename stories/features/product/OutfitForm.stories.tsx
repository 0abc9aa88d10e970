import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { exampleOutfit } from '../../../contract/examples/products.ts';
import { OutfitForm } from '../../../src/features/product/OutfitForm.tsx';
import { shows } from '../../pages/states.ts';

const [shirt, tote, dress] = exampleOutfit;

type SizeOf = ComponentProps<typeof OutfitForm>['mySizeOf'];

const unknown: SizeOf = () => undefined;

/** The shopper wears M of women's clothes. */
const ofWomen: SizeOf = ({ category }) => (category === 'women' ? 'M' : undefined);

const meta = {
  component: OutfitForm,
  args: { pieces: [shirt, tote, dress], mySizeOf: unknown, onAdd: fn(async () => {}) },
} satisfies Meta<typeof OutfitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const SelectedProductsAreNamedWithTheirTotal: Story = {
  name: 'Selected products are named with their total',
  play: async ({ canvas, args }) => {
    const piece = within(canvas.getByRole('group', { name: shirt.name }));
    await userEvent.selectOptions(piece.getByRole('combobox', { name: 'Size' }), 'M');
    await expect(canvas.getByText('Together $124.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 pieces' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { product: shirt, size: 'M' },
      { product: tote, size: tote.sizes[0]?.size },
    ]);
  },
};

export const MySizesArePreselectedAndEnterAddsThem: Story = {
  args: { mySizeOf: ofWomen },
  name: 'My sizes are preselected, and Enter adds them',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add 3 pieces' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
  },
};

export const TwoAreAddedTogether: Story = {
  args: { pieces: [shirt, dress], mySizeOf: ofWomen },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add both' })).toBeVisible();
  },
};

export const WithoutASizeTheFirstAvailableProductIsMarked: Story = {
  args: { pieces: [shirt, dress] },
  name: 'Without a size, the first available product is marked and focused',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    const [first, second] = canvas.getAllByRole('combobox', { name: 'Size' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription('Please select a size before adding to cart');
    await expect(second).toBeValid();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.selectOptions(second as HTMLElement, 'M');
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await expect(first).toBeValid();
  },
};

const soldOut = {
  ...dress,
  sizes: dress.sizes.map((entry) => ({ ...entry, quantity: 0, quantityReserved: 0 })),
};

export const OneSoldOut: Story = {
  args: { pieces: [shirt, soldOut] },
  afterEach: shows('Sold out products cannot be selected', async ({ canvas }) => {
    const piece = within(canvas.getByRole('group', { name: dress.name }));
    await expect(piece.getByText('Sold out')).toBeVisible();
    await expect(piece.queryByRole('combobox')).not.toBeInTheDocument();
  }),
};

export const IfAllAreSoldOutNothingCanBeAdded: Story = {
  args: { pieces: [soldOut, soldOut] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  },
};
