import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { PictureDrop } from '../../../../src/features/admin/products/PictureDrop.tsx';
import { pictureFile } from '../../../mocks/pictureFile.ts';
import { padded } from './padded.tsx';

const meta = {
  component: PictureDrop,
  args: { room: 3, onFiles: fn() },
  decorators: [padded],
} satisfies Meta<typeof PictureDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = [pictureFile('front.jpg'), pictureFile('back.png', { type: 'image/png' })];
const label = /^Choose pictures or drop them here/;

export const Empty: Story = {};

export const ChosenFilesAreTold: Story = {
  name: 'Chosen files are told',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/room for 3 more/)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText(label), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};

export const DroppedFilesAreTold: Story = {
  name: 'Dropped files are told',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const area = canvas.getByText('Choose pictures or drop them here');
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const drag = (type: string) =>
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    fireEvent(area, drag('dragover'));
    fireEvent(area, drag('drop'));
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};

/** The field behind the area has the focus: Enter and Space open the device's own chooser. */
export const TabReachesTheField: Story = {
  name: 'Tab reaches the field',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText(label)).toHaveFocus());
  },
};

export const Invalid: Story = { args: { invalid: true } };

export const AnErrorMarksTheFieldAsInvalid: Story = {
  ...Invalid,
  name: 'An error marks the field as invalid',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(label)).toBeInvalid();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
