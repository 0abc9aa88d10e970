import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { ReviewPictures } from '../../../src/features/ratings/ReviewPictures.tsx';
import { type SentPicture, toSentPicture } from '../../../src/lib/sentPictures.ts';
import type { UploadPicture } from '../../../src/ui/usePictureUploads.ts';
import { ValidatedForm } from '../../../src/ui/ValidatedForm.tsx';
import { pictureFile } from '../../mocks/pictureFile.ts';

const upload = fn<UploadPicture>();

type Parameters = { pictures?: SentPicture[] };

const meta = {
  component: ReviewPictures,
  args: { max: 3, upload },
  beforeEach: () => {
    upload.mockReset().mockImplementation(async ({ name }) => ({
      status: 'stored',
      name: `stored-${name}`,
      url: 'pictures/women-trench-front.webp',
    }));
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: 500, padding: 16 }}>
        <ValidatedForm
          initialValues={{ pictures: (parameters as Parameters).pictures ?? [] }}
          schema={object({})}
          onSubmit={async () => undefined}
        >
          <Story />
        </ValidatedForm>
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = /^Choose pictures or drop them here/;

export const Empty: Story = {};

export const PicturesAreUploadedAtOnceUpToTheLimit: Story = {
  name: 'Pictures are uploaded at once, up to the limit',
  play: async ({ canvas }) => {
    const files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => pictureFile(name));
    await userEvent.upload(canvas.getByLabelText(field), files);
    await expect(await canvas.findByText('All 3 pictures are there.')).toBeVisible();
    await expect(
      canvas.getByText('There is no room for 1 more. Remove another picture first.'),
    ).toBeVisible();
    await expect(upload).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('img', { name: 'Picture 2: b.jpg' })).toBeVisible();
  },
};

export const ARefusedFileIsReportedByName: Story = {
  beforeEach: () => {
    upload.mockResolvedValueOnce({
      ...{ status: 'refused', reason: '“a.jpg” is damaged: it can’t be read to its end.' },
    });
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), pictureFile('a.jpg'));
    await expect(await canvas.findByText(/^“a.jpg” is damaged/)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const AFailedUploadIsReported: Story = {
  name: 'Each failed upload is reported',
  beforeEach: () => {
    upload.mockResolvedValue({ status: 'failed', reason: 'We can’t reach the shop.' });
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(field), pictureFile('a.jpg'));
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent('Image upload failed');
    await expect(said).toHaveTextContent('We can’t reach the shop.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: a.jpg' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(said));
  },
};

const saved = ['pair', 'detail'].map((view) =>
  toSentPicture({
    name: `women-trench-${view}.webp`,
    signedUrl: `pictures/women-trench-${view === 'pair' ? 'cloth' : view}.webp`,
  }),
);

export const Two: Story = { parameters: { pictures: saved } };

export const APictureIsRemovedByKeyboard: Story = {
  ...Two,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove women-trench-pair.webp' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/room for 2 more/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('img', { name: /women-trench-pair.webp/ })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('img', { name: /women-trench-detail.webp/ })).toBeVisible();
  },
};

const [first] = saved;

export const OneUploadingAndOneFailed: Story = {
  parameters: {
    pictures: first && [
      { ...first, id: '1', label: 'mirror.jpg', state: { status: 'uploading', share: 0.4 } },
      {
        ...{ ...first, id: '2', label: 'garden.jpg' },
        state: { status: 'failed', reason: 'We can’t reach the shop.' },
      },
    ],
  },
};

export const OnAPhone: Story = { ...Two, globals: { viewport: { value: 'phone' } } };
