import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ColumnMeanings } from '../../../../src/features/admin/products/ColumnMeanings.tsx';

const meta = {
  component: ColumnMeanings,
  args: {
    header: ['Title', 'Vendor'],
    roles: ['name', ''],
    examples: ['Wool Coat', 'Our brand'],
    options: () => ({ name: 'Name', note: 'Note' }),
    onRoles: fn(),
  },
  parameters: {
    guide: {
      instead: { NativeSelectField: 'for one choice.' },
      content: ['Show the first text of each column, so that nobody has to open the file.'],
      announced: ['Each choice has the column’s name: “Meaning of Title”.'],
    },
  },
} satisfies Meta<typeof ColumnMeanings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const AChoiceGivesAColumnAMeaning: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Meaning of Vendor'));
    await userEvent.selectOptions(canvas.getByLabelText('Meaning of Vendor'), 'Note');
    await expect(args.onRoles).toHaveBeenCalledWith(['name', 'note']);
  },
};

export const TabReachesEachColumn: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByLabelText('Meaning of Title');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Meaning of Title')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Meaning of Title'), 'Not imported');
    await expect(args.onRoles).toHaveBeenCalledWith(['', '']);
  },
};
