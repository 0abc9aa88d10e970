import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  answeredReview,
  hiddenReview,
  picturedReview,
} from '../../../contract/examples/reviews.ts';
import { OwnReview } from '../../../src/features/ratings/RatingCard.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: OwnReview,
  args: {
    id: '1',
    name: 'Linen Camp Shirt',
    review: answeredReview,
    onWrite: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof OwnReview>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = { name: 'Remove your review of Linen Camp Shirt' };

export const Answered: Story = {};

export const RatingOnly: Story = { args: { review: undefined } };

export const AClickStartsAReview: Story = {
  ...RatingOnly,
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Write a review of Linen Camp Shirt' }),
    );
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

export const ItIsRemovedAfterConfirmation: Story = {
  name: 'Escape keeps it, and it is removed after confirmation',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', remove).focus();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', remove)).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', remove));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Hidden: Story = {
  args: { review: hiddenReview },
  afterEach: shows('A hidden review is marked', async ({ canvas }) => {
    await expect(canvas.getByText(/^The shop has taken this down/)).toBeVisible();
  }),
};

export const FitOnly: Story = {
  args: { review: { text: '', size: 'M', fit: 'large', hidden: false } },
};

export const WithPictures: Story = { args: { review: picturedReview } };

export const TheConfirmationMentionsPictures: Story = {
  ...WithPictures,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Picture 2 of 2, size M: view full screen' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', remove));
    await expect(
      await screen.findByText('Your words and pictures go, your stars stay.'),
    ).toBeVisible();
  },
};
