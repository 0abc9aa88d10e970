import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { exampleReviews } from '../../contract/examples/reviews.ts';
import { ReviewsWhenNear } from '../../src/pages/ReviewsWhenNear.tsx';

const meta = {
  component: ReviewsWhenNear,
  args: { productId: linenShirt._id },
  parameters: { shop: { reviews: exampleReviews } },
} satisfies Meta<typeof ReviewsWhenNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InSight: Story = {};

export const FarBelow: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '300vh' }} />
        <Story />
      </>
    ),
  ],
};

export const TheyComeWhenTheirPlaceIsScrolledTo: Story = {
  ...FarBelow,
  name: 'They come when their place is scrolled to',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: '3 reviews' })).not.toBeInTheDocument();
    window.scrollTo(0, document.body.scrollHeight);
    await expect(await canvas.findByRole('heading', { name: '3 reviews' })).toBeInTheDocument();
  },
};
