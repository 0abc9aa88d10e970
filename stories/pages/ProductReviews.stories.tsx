import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { exampleReviews, hiddenReview, longReview } from '../../contract/examples/reviews.ts';
import ProductReviews from '../../src/pages/ProductReviews.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { shows } from './states.ts';

const many = Array.from({ length: 7 }, (_, index) => ({
  ...longReview,
  id: `01920000-0000-7000-8000-00000000000${9 - index}`,
  text: `Older review ${index + 1}.`,
}));

const meta = {
  component: ProductReviews,
  args: { productId: linenShirt._id },
  parameters: { shop: { reviews: [...exampleReviews, ...many] } },
} satisfies Meta<typeof ProductReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AClickLoadsMoreReviews: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '10 reviews' })).toBeVisible();
    await expect(canvas.getByText('5 of 10')).toBeVisible();
    await expect(canvas.queryByText(hiddenReview.text)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Older review 7.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const ACustomerGetsALinkToReview: Story = {
  name: 'A customer gets a link to their ratings',
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'My ratings' })).toBeVisible();
  },
};

const showsNoReviews = shows('Without reviews there is no heading', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement).not.toHaveTextContent(/review/));
});

export const None: Story = { parameters: { shop: { reviews: [] } }, afterEach: showsNoReviews };

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /reviews/:productId': 500 } } },
  afterEach: showsNoReviews,
};
