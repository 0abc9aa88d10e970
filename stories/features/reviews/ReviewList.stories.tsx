import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  anonymousReview,
  answeredReview,
  longReview,
  picturedReview,
} from '../../../contract/examples/reviews.ts';
import { ReviewList } from '../../../src/features/reviews/ReviewList.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: ReviewList,
  args: {
    reviews: [answeredReview, anonymousReview],
    total: 3,
    more: 'idle',
    mayWrite: false,
    showMore: fn(),
  },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  afterEach: shows('Details of the buyer are shown', async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 reviews' })).toBeVisible();
    await expect(canvas.getByText(/^Claire, April 2026/)).toBeVisible();
    await expect(canvas.getByText(/Size S · 168 cm tall · Runs small/)).toBeVisible();
    await expect(canvas.getByText(/^Thank you, Claire/)).toBeVisible();
    await expect(canvas.getByText(/^March 2026/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  }),
};

export const InArabic: Story = {
  globals: { language: 'ar' },
  afterEach: shows('What buyers and the shop wrote keeps its direction', async ({ canvas }) => {
    const reply = await canvas.findByText(/^Thank you, Claire/);
    await expect(getComputedStyle(reply).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByText(/^Lovely cloth/)).direction).toBe('ltr');
  }),
};

export const TheFocusMovesToTheFirstNewReview: Story = {
  render: function Growing(args) {
    const [reviews, setReviews] = useState(args.reviews);
    return (
      <ReviewList
        {...args}
        reviews={reviews}
        showMore={() => setReviews([...reviews, longReview])}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const added = await waitFor(() => {
      const [, , third] = canvas.getAllByRole('listitem');
      if (!third) throw new Error('There are still two');
      return third;
    });
    await waitFor(() => expect(added).toHaveFocus());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ACustomerGetsALinkToReview: Story = {
  args: { mayWrite: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'My ratings' });
    await expect(link).toHaveAttribute('href', '/account/myratings');
  },
};

export const MoreFailed: Story = { args: { more: 'failed' } };

export const LongOnesOnAPhone: Story = {
  args: { reviews: [longReview, answeredReview], total: 2 },
  globals: { viewport: { value: 'phone' } },
};

export const LongOnesOnATablet: Story = {
  ...LongOnesOnAPhone,
  globals: { viewport: { value: 'tablet' } },
  afterEach: shows('No line has more than 68 letters', async ({ canvas }) => {
    const text = canvas.getByText(/^I have worn it twice a week/);
    await expect(text.getBoundingClientRect().width).toBeLessThan(480);
  }),
};

export const WithPictures: Story = {
  args: { reviews: [picturedReview, answeredReview], total: 2 },
};

export const WithPicturesOnAPhone: Story = {
  ...WithPictures,
  globals: { viewport: { value: 'phone' } },
};

export const APictureOpensFullSize: Story = {
  ...WithPictures,
  play: async ({ canvas }) => {
    const picture = { name: 'Picture 1 of 2 by Ana, size M: view full screen' };
    await userEvent.click(canvas.getByRole('button', picture));
    const popup = await screen.findByRole('dialog', { name: 'Pictures of Ana’s review' });
    await waitFor(() => expect(popup).toHaveTextContent('1 / 2'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popup).not.toBeInTheDocument());
  },
};

export const TheFocusMovesOnAfterARetry: Story = {
  ...MoreFailed,
  render: TheFocusMovesToTheFirstNewReview.render,
  play: TheFocusMovesToTheFirstNewReview.play,
};
