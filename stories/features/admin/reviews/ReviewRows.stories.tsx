import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  answeredReview,
  exampleReviews,
  hiddenReview,
} from '../../../../contract/examples/reviews.ts';
import { ReviewRows } from '../../../../src/features/admin/reviews/ReviewRows.tsx';

const meta = {
  component: ReviewRows,
  args: {
    reviews: exampleReviews,
    total: 46,
    page: 2,
    pageSize: 20,
    isFiltered: false,
    onPage: fn(),
    onShowAll: fn(),
    onHide: fn(),
    onAnswer: fn(async () => undefined),
  },
} satisfies Meta<typeof ReviewRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const APage: Story = {};

export const LastPage: Story = { args: { page: 3 } };

export const ReviewsAreHiddenPublishedAndAnswered: Story = {
  name: 'Reviews are hidden and published by click and answered by keyboard, on several pages',
  play: async ({ canvas, args }) => {
    const hide = { name: 'Hide the review of Linen Camp Shirt by Claire' };
    await userEvent.click(canvas.getByRole('button', hide));
    await expect(args.onHide).toHaveBeenCalledWith(answeredReview, true);
    const publish = { name: 'Publish the review of Linen Camp Shirt by Tom' };
    await userEvent.click(canvas.getByRole('button', publish));
    await expect(args.onHide).toHaveBeenCalledWith(hiddenReview, false);
    await expect(canvas.getByText('Page 2 of 3 · 46 reviews')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('list', { name: 'Reviews' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    const edit = { name: 'Edit answer to the review of Linen Camp Shirt by Claire' };
    canvas.getByRole('button', edit).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith(answeredReview, `${answeredReview.reply}!`),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AllCanBeShown: Story = {
  args: { reviews: [], total: 0, page: 1, isFiltered: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all reviews' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

export const None: Story = { args: { reviews: [], total: 0, page: 1 } };
