import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectDenied, expectFailure } from '../flows/expecting.ts';
import { logInAnna } from '../mocks/logins.ts';
import { loseAnswer } from '../mocks/loseAnswer.ts';
import { pictureFile } from '../mocks/pictureFile.ts';
import { chooseStars } from '../ui/chooseStars.ts';

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

/** A rated product goes over to the rated ones. */
export const ARatedProductGoesOverToTheRatedOnes: Story = {
  name: 'A rated product goes over to the rated ones',
  tags: ['behaviour'],
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

export const ARatingWhoseAnswerIsLostStays: Story = {
  ...ARatedProductGoesOverToTheRatedOnes,
  name: 'A rating whose answer is lost stays',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /rate/:productId'),
};

/** The same on a server with only the specification's calls. */
export const AProductIsRatedOnAPlainServer: Story = {
  ...ARatedProductGoesOverToTheRatedOnes,
  name: 'A product is rated on a plain server',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
};

/** Arrow keys only choose; what is chosen is sent by the button. The focus stays near. */
export const ArrowKeysChooseAndTheButtonSends: Story = {
  name: 'Arrow keys choose and the button sends',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const toRate = within(await canvas.findByRole('region', { name: 'To rate' }));
    within(toRate.getByRole('radiogroup', rateShirt))
      .getByRole('radio', { name: '5 stars' })
      .focus();
    await userEvent.keyboard(' {ArrowLeft}{Tab}');
    await waitFor(() => expect(toRate.getByRole('button', saveShirt)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('You rated it 4 stars.')).toBeVisible();
    await waitFor(() => expect(toRate.getByRole('group', { name: 'To rate' })).toHaveFocus());
  },
};

export const ARatingIsChangedWithAClick: Story = {
  name: 'A rating is changed with a click',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const rated = within(await canvas.findByRole('region', { name: 'Rated' }));
    await chooseStars(rated.getByRole('radiogroup', { name: 'Rate Merino Crew' }), 2);
    await userEvent.click(rated.getByRole('button', { name: 'Save the rating of Merino Crew' }));
    await expect(await rated.findByText('You rated it 2 stars.')).toBeVisible();
  },
};

const dialogSave = { name: 'Save' };

export const AReviewIsWrittenChangedAndRemoved: Story = {
  name: 'A review is written, changed and removed',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Write a review of Linen Camp Shirt' }),
    );
    const form = within(await screen.findByRole('dialog', { name: 'Write a review' }));
    await chooseStars(form.getByRole('radiogroup', rateShirt), 5);
    await userEvent.type(form.getByRole('textbox', { name: 'Your review' }), 'Soft.');
    await userEvent.click(form.getByRole('button', dialogSave));
    const rated = within(await canvas.findByRole('region', { name: 'Rated' }));
    await expect(await rated.findByText('Soft.')).toBeInTheDocument();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit your review of Linen Camp Shirt' }),
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your review' }), ' Light.');
    await userEvent.click(screen.getByRole('button', dialogSave));
    await expect(await rated.findByText('Soft. Light.')).toBeInTheDocument();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove your review of Linen Camp Shirt' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rated.queryByText('Soft. Light.')).not.toBeInTheDocument());
    await expect(await rated.findByText('You rated it 5 stars.')).toBeInTheDocument();
  },
};

export const AReviewWhoseAnswerIsLostIsToldAsSaved: Story = {
  ...AReviewIsWrittenChangedAndRemoved,
  name: 'A review whose answer is lost is told as saved',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /review/:productId'),
};

/** Escape does what Back and a press beside the dialog do on a phone. */
export const AReviewThatIsLeftHalfWrittenIsThereAgain: Story = {
  name: 'A review that is left half written is there again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const write = { name: 'Write a review of Linen Camp Shirt' };
    const text = { name: 'Your review' };
    await userEvent.click(await canvas.findByRole('button', write));
    const form = within(await screen.findByRole('dialog', { name: 'Write a review' }));
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

export const PicturesComeWithAReviewAndGoWithIt: Story = {
  name: 'Pictures come with a review and go with it',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Write a review of Linen Camp Shirt' }),
    );
    const form = within(await screen.findByRole('dialog', { name: 'Write a review' }));
    await chooseStars(form.getByRole('radiogroup', rateShirt), 5);
    await userEvent.type(form.getByRole('textbox', { name: 'Your review' }), 'Soft.');
    const files = [pictureFile('mirror.jpg'), pictureFile('garden.jpg')];
    await userEvent.upload(await form.findByLabelText(/^Choose pictures/), files);
    await form.findByText(/room for 1 more/);
    await waitFor(() => expect(form.queryByRole('progressbar')).not.toBeInTheDocument());
    await userEvent.click(form.getByRole('button', dialogSave));
    const rated = within(await canvas.findByRole('region', { name: 'Rated' }));
    const second = { name: /^Picture 2 of 2, size / };
    await expect(await rated.findByRole('button', second)).toBeInTheDocument();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove your review of Linen Camp Shirt' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rated.queryByRole('button', second)).not.toBeInTheDocument());
  },
};

/** The product moves to the rated ones, and with it the button that had the focus. */
export const AFirstReviewByKeyboardKeepsTheFocusNear: Story = {
  name: 'A first review by keyboard keeps the focus near',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Write a review of Linen Camp Shirt' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Write a review' }));
    within(form.getByRole('radiogroup', rateShirt)).getByRole('radio', { name: '5 stars' }).focus();
    await userEvent.keyboard(' {Tab}Soft.');
    form.getByRole('button', dialogSave).focus();
    await userEvent.keyboard('{Enter}');
    const rated = within(await canvas.findByRole('region', { name: 'Rated' }));
    await expect(await rated.findByText('Soft.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'To rate' })).toHaveFocus());
  },
};

export const APlainServerTakesNoWords: Story = {
  name: 'A plain server takes no words',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', rateShirt)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /review/ })).not.toBeInTheDocument();
  },
};

const saveFailed = { shop: { outages: { 'POST /rate/:productId': 500 } } } as const;
const failureText = 'Your rating could not be saved. Please try again.';

const checkedStars = (rating: HTMLElement) =>
  within(rating)
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked, value }) => checked && value !== '')?.value;

/** The product comes back to where it was, without stars, and can be rated again. */
export const AFailedRatingBringsTheProductBack: Story = {
  name: 'A failed rating brings the product back',
  tags: ['behaviour'],
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

/** The stars return to those that were saved. */
export const AFailedChangeBringsTheStarsBack: Story = {
  name: 'A failed change brings the stars back',
  tags: ['behaviour'],
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

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getrelprod': 'silent' } } },
};

export const LoadingRatingsIsAnnounced: Story = {
  ...Loading,
  name: 'Loading ratings is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading ratings' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { customer: { related: [] } } } };

export const NothingToRateLeadsToTheNewCollection: Story = {
  ...Empty,
  name: 'Nothing to rate leads to the new collection',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to rate yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the new collection' })).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /getrelprod': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.myRatings),
};

export const Unauthorized: Story = {
  parameters: { shop: { outages: { 'GET /getrelprod': 401 } } },
};

export const AnEndedSessionIsDenied: Story = {
  ...Unauthorized,
  name: 'An ended session is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
