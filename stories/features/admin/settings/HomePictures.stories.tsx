import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unsetHome } from '../../../../contract/rules/shopProfile.ts';
import { HomePictures } from '../../../../src/features/admin/settings/HomePictures.tsx';
import type { UploadPicture } from '../../../../src/ui/usePictureUploads.ts';
import type { Canvas } from '../../../flows/shopping.ts';
import { pictureFile } from '../../../mocks/pictureFile.ts';
import { inShopForm } from './inShopForm.tsx';

const onSend = fn();
const upload = fn<UploadPicture>();

const meta = {
  component: HomePictures,
  args: { upload },
  beforeEach: () => {
    upload.mockReset().mockResolvedValue({
      status: 'stored',
      name: 'p1-wide.webp',
      url: 'banners/men-wide.webp',
    });
  },
  decorators: [inShopForm(onSend)],
} satisfies Meta<typeof HomePictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const shapes = (name: string) => ({
  wide: `banners/${name}-wide.webp`,
  tall: `banners/${name}-tall.webp`,
  square: `banners/${name}-wide.webp`,
});

export const Filled: Story = {
  parameters: {
    profile: {
      home: {
        ...unsetHome,
        pictures: {
          ...unsetHome.pictures,
          ...{ home: 'kids-wide.webp', men: 'men-wide.webp', icon: 'women-wide.webp' },
        },
      },
      pictureUrls: { home: shapes('kids'), men: shapes('men'), icon: shapes('women') },
    },
  },
};

const place = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));

const choose = (canvas: Canvas, name: string) =>
  userEvent.upload(place(canvas, name).getByLabelText(/^Choose a picture/), pictureFile('me.jpg'));

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

export const TheFormWaitsForAnUpload: Story = {
  play: async ({ canvas }) => {
    let arrive = () => {};
    upload.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve({ status: 'stored', name: 'p1-wide.webp', url: '#' });
      }),
    );
    await choose(canvas, 'Banner');
    await canvas.findByText('Uploading');
    await send(canvas);
    await expect(
      await canvas.findByText('This will be saved once every picture is uploaded'),
    ).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
    arrive();
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.lastCall?.[0].pictures).toMatchObject({
      home: [{ state: { status: 'ready', name: 'p1-wide.webp' } }],
      women: [],
    });
  },
};

export const ARefusedFileIsReportedAndAFailedOneRetried: Story = {
  name: 'A refused file is reported, and a failed one retried',
  play: async ({ canvas }) => {
    upload.mockResolvedValueOnce({ status: 'refused', reason: '“me.jpg” is damaged.' });
    await choose(canvas, 'Kids');
    await expect(await place(canvas, 'Kids').findByText('“me.jpg” is damaged.')).toBeVisible();
    upload.mockResolvedValueOnce({ status: 'failed', reason: 'We can’t reach the shop.' });
    await choose(canvas, 'Kids');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: me.jpg' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(canvas.queryByText('Image upload failed')).not.toBeInTheDocument());
  },
};

export const APictureIsRemovedByKeyboard: Story = {
  ...Filled,
  play: async ({ canvas }) => {
    place(canvas, 'Men').getByRole('button', { name: 'Remove men-wide.webp' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await place(canvas, 'Men').findByText(/^Choose a picture/)).toBeVisible();
    await send(canvas);
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.lastCall?.[0].pictures.men).toEqual([]);
  },
};
