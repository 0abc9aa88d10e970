import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FormPictures } from '../../../../src/features/admin/products/PictureTiles.tsx';
import type { UploadPicture } from '../../../../src/ui/usePictureUploads.ts';
import { pictureFile } from '../../../mocks/pictureFile.ts';
import { inProductForm } from './inProductForm.tsx';

const upload = fn<UploadPicture>();

const meta = {
  component: FormPictures,
  args: { picturesNumber: 5, upload, onUploadFailure: fn() },
  beforeEach: () => {
    upload.mockReset().mockResolvedValue({
      status: 'stored',
      name: 'stored.webp',
      url: 'pictures/stored.webp',
    });
  },
  decorators: [inProductForm()],
} satisfies Meta<typeof FormPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const TabReachesTheField: Story = {
  name: 'Tab reaches the field, and a failed picture blocks saving',
  beforeEach: () => {
    upload.mockResolvedValue({ status: 'failed', reason: 'We can’t reach the shop.' });
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText(/^Choose pictures/)).toHaveFocus());
    await userEvent.upload(canvas.getByLabelText(/^Choose pictures/), pictureFile('front.jpg'));
    await canvas.findByText('Image upload failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(
      await canvas.findByText('Retry the picture that failed, or remove it'),
    ).toBeVisible();
  },
};
