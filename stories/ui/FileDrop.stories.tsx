import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { FileDrop } from '../../src/ui/FileDrop.tsx';
import { padded } from '../features/admin/products/padded.tsx';
import { dropFiles } from './dropFiles.ts';

const meta = {
  component: FileDrop,
  args: {
    icon: <FileUploadOutlined />,
    title: 'Choose files or drop them here',
    hint: 'CSV, at most 10 MB each',
    accept: ['.csv'],
    onFiles: fn(),
  },
  decorators: [padded],
  parameters: {
    guide: {
      instead: { PictureDrop: 'for the pictures of a form, with their number and a camera.' },
      content: ['What to do, then what is taken, in small.'],
      announced: ['A field for files, whose name has all of these words; marked as invalid.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = ['spring.csv', 'autumn.csv'].map((name) => new File(['id'], name));

export const Default: Story = {};

export const SelectedFilesAreReported: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/^Choose files/);
    await userEvent.upload(field, files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
    await expect(field).toHaveValue('');
  },
};

export const DroppedFilesAreReported: Story = {
  play: async ({ canvas, args }) => {
    dropFiles(canvas.getByText('Choose files or drop them here'), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};

/** Enter and Space then open the file chooser. */
export const TabReachesTheField: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Choose files/)).toHaveFocus();
  },
};

export const Invalid: Story = { args: { invalid: true } };
