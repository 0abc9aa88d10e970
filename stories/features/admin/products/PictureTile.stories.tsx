import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PictureTile } from '../../../../src/features/admin/products/PictureTile.tsx';

const meta = {
  component: PictureTile,
  args: {
    picture: {
      id: '1',
      label: 'front.jpg',
      image: { signedUrl: 'pictures/women-trench-front.webp' },
      flagman: false,
      state: { status: 'ready', name: 'women-trench-front.webp' },
    },
    place: 1,
    onChoose: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = meta.args.picture;

export const Ready: Story = {};

export const AClickMakesItTheMainPicture: Story = {
  name: 'A click makes it the main picture',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const choose = canvas.getByRole('button', { name: 'Make front.jpg the main picture' });
    await expect(choose).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(choose);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const EnterChoosesAndTheSpaceBarRemoves: Story = {
  name: 'Enter chooses and the space bar removes',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const MainPicture: Story = { args: { picture: { ...picture, flagman: true } } };

export const TheMainPictureIsAnnouncedAsChosen: Story = {
  ...MainPicture,
  name: 'The main picture is announced as chosen',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Main')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Make front.jpg the main picture' }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Uploading: Story = {
  args: { picture: { ...picture, state: { status: 'uploading', share: 0.4 } } },
};

export const TheProgressIsAnnounced: Story = {
  ...Uploading,
  name: 'The progress is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of front.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(canvas.getByRole('img', { name: 'Picture 1: front.jpg' })).toBeVisible();
  },
};

export const SentButNotAnswered: Story = {
  args: { picture: { ...picture, state: { status: 'uploading', share: 1 } } },
};

export const AProgressWithoutAMeasureHasNoNumber: Story = {
  ...SentButNotAnswered,
  name: 'A progress without a measure has no number',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Failed: Story = {
  args: {
    picture: { ...picture, state: { status: 'failed', reason: 'We can’t reach the shop.' } },
  },
};

export const AFailedUploadCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failed upload can be tried again',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Image upload failed')).toBeVisible();
    await expect(canvas.getByText('We can’t reach the shop.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: front.jpg' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
