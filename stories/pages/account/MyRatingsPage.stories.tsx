import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAnna } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { pictureFile } from '../../mocks/pictureFile.ts';
import { chooseStars } from '../../ui/chooseStars.ts';
import { failed, loading, sessionEnded, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myRatings },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const rateShirt = { name: 'Rate Linen Camp Shirt' };
const saveShirt = { name: 'Save the rating of Linen Camp Shirt' };

export const Ready: Story = {};

export const ARatedProductMovesToTheRatedOnes: Story = {
  play: async ({ canvas }) => {
    const toRate = within(await canvas.findByRole('region', { name: 'To rate' }));
    await chooseStars(toRate.getByRole('radiogroup', rateShirt), 4);
    await userEvent.click(toRate.getByRole('button', saveShirt));
    const rated = within(canvas.getByRole('region', { name: 'Rated' }));
    await expect(await rated.findByText('You rated it 4 stars.')).toBeVisible();
    await waitFor(() =>
      expect(toRate.queryByRole('radiogroup', rateShirt)).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(document.title).toBe('My ratings · Hemline'));
  },
};

export const ARatingWithALostReplyIsKept: Story = {
  ...ARatedProductMovesToTheRatedOnes,
  name: 'A rating with a lost reply is kept',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /rate/:productId'),
};

const dialogSave = { name: 'Save' };
const write = { name: 'Write a review of Linen Camp Shirt' };
const remove = { name: 'Remove your review of Linen Camp Shirt' };
const text = { name: 'Your review' };

async function beginReview(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', write));
  return within(await screen.findByRole('dialog', { name: 'Write a review' }));
}

export const AReviewIsWrittenChangedAndRemoved: Story = {
  name: 'A review is written, changed and removed',
  play: async ({ canvas }) => {
    const form = await beginReview(canvas);
    await chooseStars(form.getByRole('radiogroup', rateShirt), 5);
    await userEvent.type(form.getByRole('textbox', text), 'Soft.');
    await userEvent.click(form.getByRole('button', dialogSave));
    const rated = within(await canvas.findByRole('region', { name: 'Rated' }));
    await rated.findByText('Soft.');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit your review of Linen Camp Shirt' }),
    );
    await userEvent.type(await screen.findByRole('textbox', text), ' Light.');
    await userEvent.click(screen.getByRole('button', dialogSave));
    await rated.findByText('Soft. Light.');
    await userEvent.click(await canvas.findByRole('button', remove));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rated.queryByText('Soft. Light.')).not.toBeInTheDocument());
    await rated.findByText('You rated it 5 stars.');
  },
};

export const AReviewWithALostReplyIsReportedAsSaved: Story = {
  ...AReviewIsWrittenChangedAndRemoved,
  name: 'A review with a lost reply is reported as saved',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /review/:productId'),
};

/** Escape works like Back, or a click outside, on a phone. */
export const AnUnfinishedReviewIsRestored: Story = {
  play: async ({ canvas }) => {
    const form = await beginReview(canvas);
    await chooseStars(form.getByRole('radiogroup', rateShirt), 4);
    await userEvent.type(form.getByRole('textbox', text), 'Soft.{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', write));
    await expect(await screen.findByRole('textbox', text)).toHaveValue('Soft.');
    await expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', write));
    await expect(await screen.findByRole('textbox', text)).toHaveValue('');
  },
};

export const PicturesAreAddedAndRemovedWithAReview: Story = {
  play: async ({ canvas }) => {
    const form = await beginReview(canvas);
    await chooseStars(form.getByRole('radiogroup', rateShirt), 5);
    await userEvent.type(form.getByRole('textbox', text), 'Soft.');
    const files = [pictureFile('mirror.jpg'), pictureFile('garden.jpg')];
    await userEvent.upload(await form.findByLabelText(/^Choose pictures/), files);
    await form.findByText(/room for 1 more/);
    await waitFor(() => expect(form.queryByRole('progressbar')).not.toBeInTheDocument());
    await userEvent.click(form.getByRole('button', dialogSave));
    const rated = within(await canvas.findByRole('region', { name: 'Rated' }));
    const second = { name: /^Picture 2 of 2, size / };
    await rated.findByRole('button', second);
    await userEvent.click(await canvas.findByRole('button', remove));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rated.queryByRole('button', second)).not.toBeInTheDocument());
  },
};

/** The focused button moves to the rated products. */
export const AFirstReviewByKeyboardKeepsTheFocusNearby: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', write)).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Write a review' }));
    within(form.getByRole('radiogroup', rateShirt)).getByRole('radio', { name: '5 stars' }).focus();
    await userEvent.keyboard(' {Tab}Soft.');
    form.getByRole('button', dialogSave).focus();
    await userEvent.keyboard('{Enter}');
    const rated = within(await canvas.findByRole('region', { name: 'Rated' }));
    await rated.findByText('Soft.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'To rate' })).toHaveFocus());
  },
};

export const ASpecOnlyServerAcceptsNoText: Story = {
  parameters: { shop: { plain: true } },
  play: async (context) => {
    await context.canvas.findByRole('radiogroup', rateShirt);
    await expect(context.canvas.queryByRole('button', { name: /review/ })).toBeNull();
    await ARatedProductMovesToTheRatedOnes.play?.(context);
  },
};

const saveFailed = { shop: { outages: { 'POST /rate/:productId': 500 } } } as const;
const failureText = 'Your rating could not be saved. Please try again.';

const checkedStars = (rating: HTMLElement) =>
  within(rating)
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked, value }) => checked && value !== '')?.value;

export const AFailedRatingRestoresTheProduct: Story = {
  parameters: saveFailed,
  play: async ({ canvas }) => {
    const toRate = within(await canvas.findByRole('region', { name: 'To rate' }));
    await chooseStars(toRate.getByRole('radiogroup', rateShirt), 4);
    await userEvent.click(toRate.getByRole('button', saveShirt));
    await expect(await screen.findByRole('alert')).toHaveTextContent(failureText);
    const again = await toRate.findByRole('radiogroup', rateShirt);
    await waitFor(() => expect(checkedStars(again)).toBeUndefined());
    await chooseStars(again, 4);
    await expect(toRate.getByRole('button', saveShirt)).toBeVisible();
  },
};

export const AFailedChangeRestoresTheStars: Story = {
  name: 'A failed change restores the stars',
  parameters: saveFailed,
  play: async ({ canvas }) => {
    const rated = within(await canvas.findByRole('region', { name: 'Rated' }));
    const crew = rated.getByRole('radiogroup', { name: 'Rate Merino Crew' });
    const save = { name: 'Save the rating of Merino Crew' };
    const saved = checkedStars(crew);
    const other = saved === '2' ? 1 : 2;
    await chooseStars(crew, other);
    await userEvent.click(rated.getByRole('button', save));
    await expect(await screen.findByRole('alert')).toHaveTextContent(failureText);
    await waitFor(() => expect(checkedStars(crew)).toBe(saved));
    await chooseStars(crew, other);
    await expect(rated.getByRole('button', save)).toBeVisible();
  },
};

export const Loading: Story = loading('GET /getrelprod', 'Loading ratings');

export const Empty: Story = {
  parameters: { shop: { customer: { related: [] } } },
  afterEach: shows('An empty list links to the new collection', async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to rate yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the new collection' })).toBeVisible();
  }),
};

export const Failed: Story = failed('GET /getrelprod', paths.myRatings);

export const Offline: Story = { globals: { network: 'offline' } };

export const Unauthorized: Story = sessionEnded('GET /getrelprod');

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
