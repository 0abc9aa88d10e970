import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PagedProductGrid } from '../../../src/features/catalogue/PagedProductGrid.tsx';
import { manyProducts } from '../../mocks/manyProducts.ts';

const meta = {
  component: PagedProductGrid,
  args: {
    products: manyProducts(4, 'women'),
    total: 7,
    more: 'idle',
    onShowMore: fn(),
    isFavourite: () => false,
    onToggleFavourite: fn(),
    onQuickAdd: fn(),
  },
} satisfies Meta<typeof PagedProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourOfSeven: Story = {};

export const TheFocusMovesToTheFirstNewProduct: Story = {
  render: function Growing(args) {
    const [products, setProducts] = useState(args.products);
    return (
      <PagedProductGrid
        {...args}
        products={products}
        onShowMore={() => setProducts(manyProducts(7, 'women'))}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /No\. 5$/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
};

export const AClickWhileLoadingDoesNothing: Story = {
  args: { more: 'loading' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading...' }));
    await expect(args.onShowMore).not.toHaveBeenCalled();
  },
};
