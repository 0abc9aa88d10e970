import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImportFileChoice } from '../../../../src/features/admin/products/ImportFileChoice.tsx';
import { padded } from './padded.tsx';

const meta = {
  component: ImportFileChoice,
  args: { onFile: fn() },
  decorators: [padded],
} satisfies Meta<typeof ImportFileChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['id,name'], 'products.csv', { type: 'text/csv' });

export const Empty: Story = {};

export const AChosenFileIsTold: Story = {
  name: 'A chosen file is told',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a CSV file'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

/** The field has the focus: Enter and Space open the device's own chooser. */
export const TabReachesTheField: Story = {
  name: 'Tab reaches the field',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Choose a CSV file')).toHaveFocus());
  },
};

export const WrongFile: Story = { args: { problem: 'Line 1: there is no column “colour” here.' } };
