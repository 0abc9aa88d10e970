import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  cottonTote,
  jeansByWaist,
  linenShirt,
  oneSizeTote,
  woolCoat,
} from '../../../contract/examples/products.ts';
import { reserveCartUnits } from '../../../contract/rules/stock.ts';
import { PurchaseForm } from '../../../src/features/product/PurchaseForm.tsx';
import { sizeMissing } from '../../../src/lib/sizeName.ts';
import { shows } from '../../pages/states.ts';
import { framed } from '../framed.tsx';

const meta = {
  component: PurchaseForm,
  args: {
    product: linenShirt,
    inCart: {},
    isFavourite: false,
    onToggleFavourite: fn(),
    onOpenSizeGuide: fn(),
    onAddToCart: fn(),
  },
  decorators: [framed({ maxWidth: 420, padding: 16 })],
  parameters: {
    guide: {
      instead: {
        QuickAdd: 'on a card.',
        StockAlertDialog: 'for a sold-out size.',
      },
      content: [
        'ADD TO CART is in capitals, as the specification has it; SOLD OUT takes its place.',
        'What is in the cart already is said in a sentence with a link: “2 in your cart. View cart”.',
      ],
      announced: [
        'Without a size, the focus goes to the sizes, and “Please select a size before adding to cart” is said there.',
        'What was added is said by a toast.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PurchaseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const mediums = { itemId: linenShirt._id, size: 'M', quantity: 2 };

export const Ready: Story = {};

export const OneSize: Story = { args: { product: oneSizeTote } };

export const SingleSize: Story = { args: { product: cottonTote } };

export const WaistAndLength: Story = { args: { product: jeansByWaist } };

export const TheOnlySizeIsAddedDirectly: Story = {
  ...OneSize,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/size/i)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith('One size');
  },
};

export const ASingleSizeIsNamed: Story = {
  ...SingleSize,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Size M')).toBeVisible();
    canvas.getByRole('button', { name: 'ADD TO CART' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddToCart).toHaveBeenCalledWith('M');
  },
};

export const AMissingLengthIsReportedAndFocused: Story = {
  ...WaistAndLength,
  play: async ({ canvas, args }) => {
    const waists = within(canvas.getByRole('radiogroup', { name: 'Waist' }));
    const lengths = within(canvas.getByRole('radiogroup', { name: 'Length' }));
    await userEvent.click(waists.getByRole('radio', { name: '28' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(canvas.getByText(sizeMissing)).toBeVisible();
    await waitFor(() => expect(lengths.getByRole('radio', { name: '32' })).toHaveFocus());
    const group = canvas.getByRole('radiogroup', { name: 'Length' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(sizeMissing);
    await expect(canvas.getByRole('radiogroup', { name: 'Waist' })).toBeValid();
    await userEvent.keyboard(' ');
    await expect(group).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith('W28 L32');
  },
};

export const AMissingSizeIsReportedAtTheChipsUntilOneIsSelected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'XS' })).toHaveFocus());
    await expect(canvas.getByText(sizeMissing)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await waitFor(() => expect(canvas.queryByText(sizeMissing)).not.toBeInTheDocument());
  },
};

export const AMissingSizeMovesTheFocusToTheFirstAvailable: Story = {
  args: {
    product: {
      ...linenShirt,
      sizes: linenShirt.sizes.map((entry) =>
        entry.size === 'XS' ? { ...entry, quantityReserved: entry.quantity } : entry,
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'S' })).toHaveFocus());
  },
};

export const RunsSmall: Story = {
  args: { product: { ...linenShirt, fit: { small: 5, true: 1, large: 1 } } },
  afterEach: shows('The majority’s fit is shown', async ({ canvas }) => {
    await expect(canvas.getByText('Runs small: 71% say so')).toBeVisible();
  }),
};

export const TwoInTheCart: Story = {
  args: { inCart: { S: 2 } },
  afterEach: shows('A size in the cart links to the cart', async ({ canvas }) => {
    await expect(canvas.getByText(/^2 in your cart/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ASizeSelectedInTheBarIsSelectedInTheChips: Story = {
  ...OnAPhone,
  play: async ({ canvas, args }) => {
    const sizes = canvas.getByRole('combobox', { name: 'Size' });
    await expect(within(sizes).getByRole('option', { name: 'L, sold out' })).toBeDisabled();
    await userEvent.selectOptions(sizes, 'M, only 2 left');
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'M, only 2 left' })).toBeChecked(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith('M');
  },
};

export const TabArrowsAndEnterSelectASizeAndAddIt: Story = {
  name: 'Tab, arrows and Enter choose a size and add it',
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

/** Two units of M are available. */
export const TheLastUnitInTheCartCannotBeSelectedAgain: Story = {
  render: function Adding({ product, ...args }) {
    const [quantity, setQuantity] = useState(1);
    const lines = [{ itemId: product._id, size: 'M', quantity }];
    return (
      <PurchaseForm
        {...args}
        inCart={{ M: quantity }}
        product={reserveCartUnits(product, lines)}
        onAddToCart={() => setQuantity(quantity + 1)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'M, only 1 left' }));
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    const taken = await canvas.findByRole('radio', { name: 'M, the last in your cart' });
    await expect(taken).toBeDisabled();
    await expect(taken).not.toBeChecked();
    await expect(canvas.getByText(/^The last of size M is in your cart\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(await canvas.findByText(sizeMissing)).toBeVisible();
  },
};

export const ASizeWithAllUnitsInTheCartIsNotCalledSoldOut: Story = {
  args: { product: reserveCartUnits(linenShirt, [mediums]), inCart: { M: 2 }, mySize: 'M' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Your size/)).not.toBeInTheDocument();
    (await canvas.findByRole('radio', { name: 'S' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^M/ })).not.toBeChecked();
  },
};

export const AllSoldOut: Story = {
  args: { product: woolCoat, isFavourite: true },
  afterEach: shows('A sold-out product cannot be added', async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SOLD OUT' })).toBeDisabled();
  }),
};

export const MySizeIsAddedDirectly: Story = {
  args: { mySize: 'S' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith('S');
  },
};

export const MySizeIsSoldOut: Story = { args: { mySize: 'L' } };

export const MySoldOutSizeIsNamedAndNotSelected: Story = {
  ...MySizeIsSoldOut,
  name: 'My sold-out size is named and not selected',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your size, L, is sold out.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ADD TO CART' }));
    await expect(args.onAddToCart).not.toHaveBeenCalled();
  },
};
