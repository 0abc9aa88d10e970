import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { linenShirt, slipDress } from '../../../contract/examples/products.ts';
import { RatingCard } from '../../../src/features/ratings/RatingCard.tsx';
import { chooseStars } from '../../ui/chooseStars.ts';

const meta = {
  component: RatingCard,
  args: { purchase: { productId: linenShirt, status: 'to_rate' }, onRate: fn() },
  parameters: {
    guide: {
      instead: {
        StarRatingInput: 'for stars alone.',
        StarRating: 'to show what others have said.',
      },
      content: [
        'A question where nothing was rated: “How do you like it?”; then a sentence: “You rated it 4 stars.”',
      ],
      announced: [
        'Stars are radio buttons; choosing sends nothing yet. “Save the rating of …” appears once something has changed.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RatingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save the rating of Linen Camp Shirt' };

export const ToRate: Story = {};

export const StarsAreOnlySentWithTheButton: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await chooseStars(canvas.getByRole('radiogroup'), 4);
    await expect(args.onRate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', save));
    await expect(args.onRate).toHaveBeenCalledWith(4);
  },
};

export const ArrowKeysChangeARatingAndEnterSendsIt: Story = {
  args: { purchase: { productId: linenShirt, status: 'rated', rating: 3 } },
  name: 'Arrow keys change a rating and Enter sends it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Tab}{Enter}');
    await expect(args.onRate).toHaveBeenCalledWith(4);
  },
};

export const Rated: Story = {
  args: { purchase: { productId: linenShirt, status: 'rated', rating: 1 } },
};

export const ARatingIsShownAndCanBeChanged: Story = {
  ...Rated,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You rated it 1 star.')).toBeVisible();
    await chooseStars(canvas.getByRole('radiogroup'), 2);
    await expect(canvas.getByRole('button', save)).toBeVisible();
    await chooseStars(canvas.getByRole('radiogroup'), 1);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ARatingWithoutItsStarsCanBeChanged: Story = {
  args: { purchase: { productId: linenShirt, status: 'rated' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can change your rating at any time.')).toBeVisible();
  },
};

/** The order was refunded: only the words can be removed. */
export const Refunded: Story = {
  args: {
    purchase: {
      productId: linenShirt,
      status: 'rated',
      rating: 2,
      sizes: [],
      review: { text: 'Too wide for me.', size: 'M', hidden: false },
    },
    words: { onWrite: fn(), onRemove: fn() },
  },
};

export const ARefundedProductsReviewCanOnlyBeRemoved: Story = {
  ...Refunded,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You rated it 2 stars, and gave it back.')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove your review/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.words?.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongNameOnAPhone: Story = {
  args: { purchase: { productId: slipDress, status: 'to_rate' } },
  globals: { viewport: { value: 'phone' } },
};

export const WithAReviewOnAPhone: Story = {
  args: {
    purchase: { productId: linenShirt, status: 'to_rate' },
    words: { onWrite: fn(), onRemove: fn() },
  },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutSpaceBesideTheStarsNoneIsReserved: Story = {
  ...WithAReviewOnAPhone,
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('radiogroup');
    const write = canvas.getByRole('button', { name: 'Write a review of Linen Camp Shirt' });
    const { bottom } = stars.getBoundingClientRect();
    await expect(write.getBoundingClientRect().top - bottom).toBeLessThan(16);
    await chooseStars(stars, 4);
    await expect(canvas.getByRole('button', save)).toBeVisible();
  },
};
