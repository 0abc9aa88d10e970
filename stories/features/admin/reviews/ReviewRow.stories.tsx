import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  anonymousReview,
  answeredReview,
  hiddenReview,
  longReview,
  picturedReview,
} from '../../../../contract/examples/reviews.ts';
import { ReviewRow } from '../../../../src/features/admin/reviews/ReviewRows.tsx';
import { shows } from '../../../pages/states.ts';

const meta = {
  component: ReviewRow,
  args: { review: anonymousReview, onHide: fn(), onAnswer: fn() },
  render: (args) => (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <ReviewRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ReviewRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};

export const EnterStartsAnAnswer: Story = {
  name: 'Enter starts an answer, and a click hides it',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Answer the review of Linen Camp Shirt' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    const hide = { name: 'Hide the review of Linen Camp Shirt' };
    await userEvent.click(canvas.getByRole('button', hide));
    await expect(args.onHide).toHaveBeenCalledWith(true);
  },
};

export const Answered: Story = { args: { review: answeredReview } };

export const Hidden: Story = { args: { review: hiddenReview } };

export const WithPictures: Story = { args: { review: picturedReview } };

export const Edited: Story = {
  args: { review: { ...longReview, editedAt: '2026-03-04T10:00:00.000Z' } },
  afterEach: shows('Written and edited dates are shown', async ({ canvas }) => {
    await expect(canvas.getByText(/11 February 2026 · edited 4 March 2026/)).toBeVisible();
  }),
};

export const Long: Story = {
  args: { review: { ...longReview, reply: 'Thank you. '.repeat(30).trim() } },
  afterEach: shows('Its lines are not too long to read', async ({ canvas }) => {
    for (const text of [canvas.getByText(/^I have worn it/), canvas.getByText(/^Our answer:/)]) {
      const letters = Number.parseFloat(getComputedStyle(text).fontSize);
      await expect(text.clientWidth / letters).toBeLessThan(30);
    }
  }),
};
