import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImportFileChoice } from '../../../../src/features/admin/products/ImportFileChoice.tsx';
import { pictureFile } from '../../../mocks/pictureFile.ts';
import { padded } from './padded.tsx';

const meta = {
  component: ImportFileChoice,
  args: { title: 'Choose a CSV file and its pictures, or drop them here', onFiles: fn() },
  decorators: [padded],
} satisfies Meta<typeof ImportFileChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = /^Choose a CSV file and its pictures/;
const files = [
  new File(['id,name'], 'products.csv', { type: 'text/csv' }),
  pictureFile('front.jpg'),
];

export const Empty: Story = {};

export const ChosenFilesAreTold: Story = {
  name: 'Chosen files are told',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(title), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};

/** The field has the focus: Enter and Space open the device's own chooser. */
export const TabReachesTheField: Story = {
  name: 'Tab reaches the field',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText(title)).toHaveFocus());
  },
};

export const WrongFiles: Story = {
  args: {
    problems: [
      'Row 1: there is no column “fit” here.',
      '“logo.svg” is not a picture in JPEG, PNG, WebP or AVIF.',
    ],
  },
};
