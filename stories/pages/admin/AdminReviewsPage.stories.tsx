import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { exampleReviews, longReview } from '../../../contract/examples/reviews.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { failed, hidesAdminLink, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.reviews, shop: { reviews: exampleReviews } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const publish = { name: 'Publish the review of Linen Camp Shirt by Tom' };

export const Ready: Story = {};

export const AReviewIsPublishedAgainAndAnswered: Story = {
  parameters: { route: `${adminPaths.reviews}?state=hidden` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', publish));
    await expect(await canvas.findByText('No reviews match')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Unanswered');
    const answer = { name: 'Answer the review of Linen Camp Shirt by Tom' };
    await userEvent.click(await canvas.findByRole('button', answer));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Thanks.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The answer is saved.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', answer)).not.toBeInTheDocument());
  },
};

/** A second press would hide it again. */
export const AReviewThatMayBePublishedMustBeCheckedFirst: Story = {
  name: 'A review that may be published must be checked before a retry',
  beforeEach: () => loseAnswer('POST /handlereview/:id', 2),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', publish)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/^This may not have gone through/)).toHaveTextContent(
      /Look at the list before you try again\.$/,
    );
    const hide = { name: 'Hide the review of Linen Camp Shirt by Tom' };
    await expect(await canvas.findByRole('button', hide)).toBeVisible();
  },
};

const many = Array.from({ length: 21 }, (_, index) => ({
  ...longReview,
  id: `01930000-0000-7000-8000-${String(99 - index).padStart(12, '0')}`,
  text: `Review ${index + 1}.`,
}));

export const TheNextPageIsShown: Story = {
  parameters: { shop: { reviews: many } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Review 1.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(await canvas.findByText('Review 21.')).toBeVisible();
    await expect(canvas.queryByText('Review 1.')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { parameters: { shop: { reviews: [] } } };

export const SpecOnlyServer: Story = hidesAdminLink('Reviews');

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allreviews': 'silent' } } },
  afterEach: shows('Loading is shown below the filters', async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'State' });
    await expect(canvas.getByText('Loading...')).toBeVisible();
  }),
};

export const Failed: Story = failed('GET /allreviews', adminPaths.reviews);

export const Offline: Story = { globals: { network: 'offline' } };
