import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImportStart } from '../../../../src/features/admin/products/ImportStart.tsx';
import { pictureFile } from '../../../mocks/pictureFile.ts';
import { padded } from './padded.tsx';

const meta = {
  component: ImportStart,
  args: { pictures: 0, problems: [], onFiles: fn() },
  decorators: [padded],
} satisfies Meta<typeof ImportStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AChosenPictureIsHandedOver: Story = {
  name: 'A chosen picture is handed over',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const picture = pictureFile('front.jpg');
    await userEvent.upload(canvas.getByLabelText(/^Choose a CSV file/), picture);
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
  },
};

export const TabReachesTheField: Story = {
  name: 'Tab reaches the field',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Choose a CSV file/)).toHaveFocus();
  },
};

export const OnlyAPicture: Story = { args: { pictures: 1 } };

export const APictureAloneAsksForItsFile: Story = {
  ...OnlyAPicture,
  name: 'A picture alone asks for its file',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 picture is chosen. Now choose the CSV file that names it.',
    );
  },
};

export const WrongFile: Story = {
  args: { pictures: 12, problems: ['Row 1: there is no column “fit” here.'] },
};
