import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { PictureTiles } from '../../../../src/features/admin/products/PictureTiles.tsx';
import type { PictureEntry } from '../../../../src/features/admin/products/productValues.ts';
import { uploadsPending } from '../../../../src/lib/sentPictures.ts';
import type { UploadPicture } from '../../../../src/ui/usePictureUploads.ts';
import { drawnPicture, pictureFile } from '../../../mocks/pictureFile.ts';
import { threePictures } from './examples.ts';
import { padded } from './padded.tsx';

const onChange = fn<(pictures: PictureEntry[]) => void>();
const upload = fn<UploadPicture>();

function Tiles({ pictures, ...rest }: ComponentProps<typeof PictureTiles>) {
  const [shown, setShown] = useState(pictures);
  return (
    <PictureTiles
      {...rest}
      pictures={shown}
      onChange={(next) => {
        onChange(next);
        setShown(next);
      }}
    />
  );
}

const meta = {
  component: PictureTiles,
  args: {
    pictures: [],
    picturesNumber: 5,
    upload,
    onChange,
    onUploadFailure: fn(),
  },
  beforeEach: () => {
    upload.mockReset().mockImplementation(async ({ name }) => ({
      status: 'stored',
      name: `stored-${name}`,
      url: 'pictures/women-trench-front.webp',
    }));
  },
  render: (args) => <Tiles {...args} />,
  decorators: [padded],
  parameters: {
    guide: {
      instead: {
        ProductGallery: 'for how customers see them.',
      },
      content: [
        'A picture is called by its file’s name. The main one has the badge “Main”.',
        'What is wrong with a file is said with its name, below all of them.',
      ],
      announced: [
        'Each picture is a toggle button: “Make front.webp the main picture”.',
        'Problems and warnings are announced politely; moves, with their place.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PictureTiles>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function choose(canvas: Canvas, ...files: File[]) {
  await userEvent.upload(canvas.getByLabelText(/^Choose pictures or drop them here/), files);
}

const main = (label: string) => ({ name: `Make ${label} the main picture` });

/** Labels in order; the main picture has a “!”. */
const lastOrder = () =>
  onChange.mock.lastCall?.[0].map(({ label, flagman }) => (flagman ? `${label}!` : label));

export const Empty: Story = {};

export const TheFirstUploadedPictureBecomesTheMainOne: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, pictureFile('front.jpg'), pictureFile('back.jpg'));
    const front = await canvas.findByRole('button', main('front.jpg'));
    await expect(front).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByRole('button', main('back.jpg'))).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(upload).toHaveBeenCalledTimes(2);
    await expect(onChange.mock.lastCall?.[0][0]?.state).toEqual({
      status: 'ready',
      name: 'stored-front.jpg',
      url: 'pictures/women-trench-front.webp',
    });
    await expect(args.onUploadFailure).not.toHaveBeenCalled();
  },
};

export const EachPictureHasItsOwnProgress: Story = {
  beforeEach: () => {
    upload.mockImplementation((file, { onProgress }) => {
      onProgress(file.name === 'front.jpg' ? 0.25 : 0.75);
      return new Promise(() => {});
    });
  },
  play: async ({ canvas }) => {
    await choose(canvas, pictureFile('front.jpg'), pictureFile('back.jpg'));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Upload of front.jpg' }),
    ).toHaveAttribute('aria-valuenow', '25');
    await expect(canvas.getByRole('progressbar', { name: 'Upload of back.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '75',
    );
  },
};

export const APictureRemovedWhileUploadingIsNotSent: Story = {
  beforeEach: () => {
    upload.mockImplementation(() => new Promise(() => {}));
  },
  play: async ({ canvas, args }) => {
    await choose(canvas, pictureFile('front.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove front.jpg' }));
    await waitFor(() => expect(upload.mock.lastCall?.[1].signal.aborted).toBe(true));
    await expect(args.onUploadFailure).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const AFailedUploadIsRetried: Story = {
  name: 'A failed upload is retried, and a refusal names its file',
  beforeEach: () => {
    upload.mockResolvedValueOnce({ status: 'failed', reason: 'We can’t reach the shop.' });
  },
  play: async ({ canvas, args }) => {
    await choose(canvas, pictureFile('front.jpg'));
    await expect(await canvas.findByText('Image upload failed')).toBeVisible();
    await expect(canvas.getByText('We can’t reach the shop.')).toBeVisible();
    await expect(args.onUploadFailure).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: front.jpg' }));
    await expect(await canvas.findByRole('button', main('front.jpg'))).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    upload.mockResolvedValueOnce({ status: 'refused', reason: 'Too many pixels.' });
    await choose(canvas, pictureFile('back.jpg'));
    await expect(await canvas.findByText('“back.jpg”: Too many pixels.')).toBeVisible();
  },
};

export const ARefusedFileTakesNoPlace: Story = {
  args: { picturesNumber: 2 },
  beforeEach: () => {
    upload.mockResolvedValueOnce({ status: 'refused', reason: '“front.jpg” is damaged.' });
  },
  play: async ({ canvas, args }) => {
    await choose(canvas, pictureFile('front.jpg'), pictureFile('back.jpg'));
    await expect(await canvas.findByText('“front.jpg” is damaged.')).toBeVisible();
    await expect(args.onUploadFailure).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Remove front.jpg' })).toBeNull();
    await expect(await canvas.findByRole('button', main('back.jpg'))).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(lastOrder()).toEqual(['back.jpg!']);
    await choose(canvas, pictureFile('detail.jpg'));
    await canvas.findByRole('button', main('detail.jpg'));
    await expect(canvas.queryByText('“front.jpg” is damaged.')).not.toBeInTheDocument();
  },
};

export const ANarrowPictureIsAcceptedWithAWarning: Story = {
  play: async ({ canvas }) => {
    await choose(
      canvas,
      await drawnPicture('narrow.png', { width: 599, height: 900 }),
      await drawnPicture('wide.png', { width: 600, height: 750 }),
    );
    await expect(
      await canvas.findByText(
        '“narrow.png” is only 599 px wide: it will look blurred. Use at least 600 px.',
      ),
    ).toBeVisible();
    await canvas.findByRole('button', main('wide.png'));
    await expect(canvas.queryByText(/“wide.png” is only/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove narrow.png' }));
    await waitFor(() => expect(canvas.queryByText(/px wide/)).not.toBeInTheDocument());
  },
};

export const FilesThatAreNotPicturesAreNotSent: Story = {
  args: { picturesNumber: 2 },
  play: async ({ canvas }) => {
    // `userEvent.upload` keeps what the chooser would not offer; a drop would not.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText(/^Choose pictures/), [
      pictureFile('logo.svg', { type: 'image/svg+xml' }),
      pictureFile('empty.jpg', { bytes: 0 }),
      pictureFile('a.jpg'),
      pictureFile('b.jpg'),
      pictureFile('c.jpg'),
    ]);
    for (const text of [
      '“logo.svg” is not a picture in JPEG, PNG, WebP or AVIF.',
      '“empty.jpg” is empty.',
      'There is no room for 1 more. Remove another picture first.',
      'All 2 pictures are there.',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(upload).toHaveBeenCalledTimes(2);
  },
};

export const Three: Story = { args: { pictures: threePictures } };

export const AClickMakesAnotherPictureTheMainOne: Story = {
  ...Three,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', main('women-trench-back.webp')));
    await expect(lastOrder()).toEqual([
      'women-trench-front.webp',
      'women-trench-back.webp!',
      'women-trench-detail.webp',
    ]);
  },
};

export const EnterChoosesAndTheSpaceBarRemoves: Story = {
  ...Three,
  name: 'Enter selects the main picture; when it is removed, the next one replaces it',
  play: async ({ canvas }) => {
    canvas.getByRole('button', main('women-trench-back.webp')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastOrder()?.[1]).toBe('women-trench-back.webp!'));
    await userEvent.tab();
    await userEvent.keyboard('[Space]');
    await waitFor(() =>
      expect(lastOrder()).toEqual(['women-trench-front.webp!', 'women-trench-detail.webp']),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove women-trench-front.webp' }));
    await expect(lastOrder()).toEqual(['women-trench-detail.webp!']);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveFocus());
  },
};

export const EnterMovesAPictureToTheFront: Story = {
  ...Three,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move women-trench-detail.webp left' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() =>
      expect(lastOrder()).toEqual([
        'women-trench-detail.webp',
        'women-trench-front.webp!',
        'women-trench-back.webp',
      ]),
    );
  },
};

export const UploadingAndFailed: Story = {
  args: {
    pictures: threePictures.map((picture, index) => ({
      ...picture,
      ...(index === 1 && { state: { status: 'uploading', share: 0.4 } }),
      ...(index === 2 && { state: { status: 'failed', reason: 'We can’t reach the shop.' } }),
    })),
  },
};

export const WithError: Story = { args: { error: uploadsPending() } };

export const OnAPhone: Story = {
  args: { pictures: threePictures },
  globals: { viewport: { value: 'phone' } },
};
