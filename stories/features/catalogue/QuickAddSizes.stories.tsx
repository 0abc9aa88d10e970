import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { reserveCartUnits } from '../../../contract/rules/stock.ts';
import QuickAddSizes from '../../../src/features/catalogue/QuickAddSizes.tsx';

const meta = {
  component: QuickAddSizes,
  args: {
    product: linenShirt,
    isOpen: false,
    opener: { current: null },
    onAdd: fn(),
    onClickAway: fn(),
  },
} satisfies Meta<typeof QuickAddSizes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SoldOutSize: Story = {};

export const AClickAddsAnAvailableSize: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'L, sold out' })).toBeDisabled();
    await userEvent.click(
      canvas.getByRole('button', { name: /^M(, only \d left)?: add Linen Camp Shirt to cart$/ }),
    );
    await expect(args.onAdd).toHaveBeenCalledWith('M');
  },
};

/** The toolbar is one Tab stop and remembers its position. */
export const ArrowKeysSkipASoldOutSizeAndWrapAround: Story = {
  name: 'Arrow keys skip a sold-out size and wrap around',
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="#after">After</a>
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    const sized = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await waitFor(() => expect(sized(/^XS\b/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(sized(/^M\b/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('XL');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'After' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(sized(/^XL\b/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(sized(/^XS\b/)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(sized(/^XL\b/)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(sized(/^XS\b/)).toHaveFocus());
  },
};

export const TheFocusMovesOnAfterTheLastUnit: Story = {
  render: function Adding({ product, onAdd, ...args }) {
    const [quantity, setQuantity] = useState(1);
    const lines = [{ itemId: product._id, size: 'M', quantity }];
    const add = (size: string) => {
      setQuantity(2);
      onAdd(size);
    };
    return <QuickAddSizes {...args} product={reserveCartUnits(product, lines)} onAdd={add} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^M, only 1 left/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'M, sold out' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^XS\b/ })).toHaveFocus());
  },
};
