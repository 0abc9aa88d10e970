import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { linenShirt, woolCoat } from '../../../contract/examples/products.ts';
import { PurchaseForm } from '../../../src/features/product/PurchaseForm.tsx';
import { reserveCartPieces } from '../../../src/lib/stock.ts';

const meta = {
  component: PurchaseForm,
  args: {
    product: linenShirt,
    isFavourite: false,
    onToggleFavourite: fn(),
    onOpenSizeGuide: fn(),
    onAddToCart: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PurchaseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith('S');
  },
};

/** The page says that a size is missing; the focus goes to where it can be chosen. */
export const WithoutASize: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith(undefined);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'XS' })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenSizeGuide).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCart).toHaveBeenCalledWith('S');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
  },
};

/** Two pieces of M are free: with the second in the cart M can't be chosen any more. */
export const LastPieceAdded: Story = {
  render: function Adding({ product, ...args }) {
    const [quantity, setQuantity] = useState(1);
    const lines = [{ itemId: product._id, size: 'M', quantity }];
    return (
      <PurchaseForm
        {...args}
        product={reserveCartPieces(product, lines)}
        onAddToCart={() => setQuantity(quantity + 1)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    const soldOut = await canvas.findByRole('radio', { name: 'M, sold out' });
    await expect(soldOut).toBeDisabled();
    await expect(soldOut).not.toBeChecked();
  },
};

export const AllSoldOut: Story = {
  args: { product: woolCoat, isFavourite: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SOLD OUT' })).toBeDisabled();
  },
};
