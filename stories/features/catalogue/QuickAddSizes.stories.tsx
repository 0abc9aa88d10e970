import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { QuickAddSizes } from '../../../src/features/catalogue/QuickAddSizes.tsx';

const meta = {
  component: QuickAddSizes,
  args: { product: linenShirt, onAdd: fn() },
} satisfies Meta<typeof QuickAddSizes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SoldOutSize: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'L, sold out' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'M: add Linen Camp Shirt to cart' }));
    await expect(args.onAdd).toHaveBeenCalledWith('M');
  },
};

/** Tab passes the sold-out size. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^M:/ }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('XL');
  },
};
