import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { uploadsPending } from '../../src/lib/sentPictures.ts';
import { PictureDrop } from '../../src/ui/PictureDrop.tsx';
import { padded } from '../features/admin/products/padded.tsx';
import { pictureFile } from '../mocks/pictureFile.ts';
import { shows } from '../pages/states.ts';
import { dropFiles } from './dropFiles.ts';

const meta = {
  component: PictureDrop,
  args: { max: 5, count: 2, onFiles: fn() },
  decorators: [padded],
  parameters: {
    guide: {
      instead: {
        UploadTile: 'for a picture that was chosen.',
      },
      content: [
        'What to do, then what is taken and how much room is left, in small.',
        'What is wrong with a file is said with its name: “logo.svg” is not a picture in JPEG, PNG, WebP or AVIF.',
      ],
      announced: [
        'A field for files, whose name has all of these words; marked as invalid with an error.',
        'What is wrong with files is announced politely.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PictureDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = [pictureFile('front.jpg'), pictureFile('back.png', { type: 'image/png' })];
const label = /^Choose pictures or drop them here/;

export const Empty: Story = {};

export const ForOne: Story = { args: { max: 1, count: 0 } };

export const SelectedFilesAreReported: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/room for 3 more/)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText(label), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};

export const DroppedFilesAreReported: Story = {
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByText('Choose pictures or drop them here'), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};

/** Enter and Space then open the file chooser. */
export const TabReachesTheField: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText(label)).toHaveFocus());
  },
};

export const WithCamera: Story = { args: { camera: true } };

/** With a mouse, the button is hidden. */
export const ATakenPhotoIsReported: Story = {
  ...WithCamera,
  play: async ({ canvas, args }) => {
    const camera = canvas.getByLabelText('Take a photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    fireEvent.change(camera, { target: { files: files.slice(0, 1) } });
    await expect(args.onFiles).toHaveBeenCalledWith(files.slice(0, 1));
  },
};

export const Full: Story = {
  args: { count: 5 },
  afterEach: shows('At the limit there is no field', async ({ canvas }) => {
    await expect(canvas.getByText('All 5 pictures are there.')).toBeVisible();
    await expect(canvas.queryByLabelText(label)).not.toBeInTheDocument();
  }),
};

export const WithProblems: Story = {
  args: {
    problems: ['“logo.svg” is not a picture in JPEG, PNG, WebP or AVIF.', '“notes.txt” is empty.'],
  },
};

export const Invalid: Story = {
  args: { error: uploadsPending() },
  afterEach: shows('An error marks the field as invalid', async ({ canvas }) => {
    await expect(canvas.getByLabelText(label)).toBeInvalid();
  }),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
