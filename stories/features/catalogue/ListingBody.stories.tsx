import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exampleProducts } from '../../../contract/examples/products.ts';
import { ListingBody } from '../../../src/features/catalogue/ListingBody.tsx';
import { ProductGrid } from '../../../src/features/catalogue/ProductGrid.tsx';

const meta = {
  component: ListingBody,
  args: {
    children: (
      <ProductGrid
        products={exampleProducts}
        isFavourite={() => false}
        onToggleFavourite={fn()}
        onQuickAdd={fn()}
      />
    ),
  },
} satisfies Meta<typeof ListingBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Busy: Story = { args: { busy: true } };
