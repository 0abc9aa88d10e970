import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { processingOrder, shippedOrder } from '../../../contract/examples/orders.ts';
import { OrderPictures } from '../../../src/features/orders/OrderPictures.tsx';

const meta = {
  component: OrderPictures,
  args: { products: processingOrder.products },
} satisfies Meta<typeof OrderPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoProducts: Story = {};

export const EachProductHasItsPicture: Story = {
  name: 'Each product has its picture',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const MoreThanPlaces: Story = { args: { products: shippedOrder.products } };

export const MoreProductsThanPlacesAreCounted: Story = {
  ...MoreThanPlaces,
  name: 'More products than places are counted',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(/^\+2/)).toBeVisible();
  },
};

export const WithoutPicture: Story = {
  args: { products: processingOrder.products.map((product) => ({ ...product, picture: '' })) },
};

export const AMissingPictureKeepsItsTextAlternative: Story = {
  ...WithoutPicture,
  name: 'A missing picture keeps its text alternative',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Linen Camp Shirt' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...MoreThanPlaces, globals: { viewport: { value: 'phone' } } };
