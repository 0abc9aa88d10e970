import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleProducts } from '../../../contract/examples/products.ts';
import { ProductCard } from '../../../src/features/catalogue/ProductCard.tsx';
import { ProductRow } from '../../../src/features/home/ProductRow.tsx';

const meta = {
  component: ProductRow,
  args: {
    children: exampleProducts
      .slice(0, 4)
      .map((product) => (
        <ProductCard
          key={product._id}
          product={product}
          isFavourite={false}
          onToggleFavourite={() => {}}
          onQuickAdd={() => {}}
        />
      )),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourInARow: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(row.scrollWidth).toBe(row.clientWidth);
  },
};

/** The keyboard brings into view what the finger would swipe to. */
export const SwipedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Linen Camp Shirt' })).toHaveFocus(),
    );
  },
};
