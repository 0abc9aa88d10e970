import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  linenShirt,
  productsInColours,
  slipDress,
} from '../../../../contract/examples/products.ts';
import { ProductFinder } from '../../../../src/features/admin/orders/ProductFinder.tsx';

const meta = {
  component: ProductFinder,
  args: {
    q: 'linen',
    products: [linenShirt, slipDress],
    isFailed: false,
    onSearch: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof ProductFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};

export const InColours: Story = { args: { products: productsInColours } };

export const NoSearch: Story = { args: { q: undefined, products: undefined } };

export const NothingFound: Story = { args: { q: 'tweed', products: [] } };

export const Failed: Story = { args: { products: undefined, isFailed: true } };

const sizeM = { name: /^Add Linen Camp Shirt in size M, \d+ left$/ };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ASizeIsFoundAndAdded: Story = {
  name: 'Words are searched, and a size is added by click or keyboard unless it is sold out',
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('button', { name: 'Add Linen Camp Shirt in size L, 0 left' }),
    ).toBeDisabled();
    await expect(canvas.getByRole('button', sizeM)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', sizeM));
    await expect(args.onAdd).toHaveBeenCalledWith(linenShirt, 'M');
    await userEvent.type(canvas.getByRole('searchbox'), ' shirt{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('linen shirt'));
    canvas.getByRole('button', sizeM).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};
