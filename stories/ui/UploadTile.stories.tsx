import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import type { SentPicture } from '../../src/lib/sentPictures.ts';
import { UploadTile } from '../../src/ui/UploadTile.tsx';
import { shows } from '../pages/states.ts';

const picture: SentPicture = {
  id: '1',
  label: 'mirror.jpg',
  image: { signedUrl: 'pictures/women-trench-front.webp' },
  state: { status: 'ready', name: 'women-trench-front.webp' },
};

const meta = {
  component: UploadTile,
  args: { picture, place: 1, onRetry: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 120, padding: 16, boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        PictureThumbnails: 'for pictures that are only looked at.',
      },
      content: ['A picture is called by its file’s name. A failure says its reason.'],
      announced: [
        'The picture by its place and name; “Remove mirror.jpg”; “Upload of mirror.jpg” with its share; “Try again: mirror.jpg”.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof UploadTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AClickRemovesIt: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Picture 1: mirror.jpg' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mirror.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Uploading: Story = {
  args: { picture: { ...picture, state: { status: 'uploading', share: 0.4 } } },
  afterEach: shows('The progress is announced', async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Upload of mirror.jpg' });
    await expect(progress).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('img', { name: 'Picture 1: mirror.jpg' })).toBeVisible();
  }),
};

export const Processing: Story = {
  args: { picture: { ...picture, state: { status: 'uploading', share: 1 } } },
  afterEach: shows('An indeterminate progress has no number', async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  }),
};

export const Failed: Story = {
  args: {
    picture: { ...picture, state: { status: 'failed', reason: 'We can’t reach the shop.' } },
  },
};

export const EnterRetries: Story = {
  ...Failed,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const again = canvas.getByRole('button', { name: 'Try again: mirror.jpg' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
