import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { NativeSelectField } from '../../src/ui/NativeSelectField.tsx';
import { shows } from '../pages/states.ts';

const meta = {
  component: NativeSelectField<'low' | 'out'>,
  args: {
    label: 'Stock',
    options: { low: 'Low', out: 'Sold out' },
    value: undefined,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      instead: {
        ToggleChips: 'where several values may hold at once.',
        SortSelect: 'for the order of a product list.',
        FormTextField: 'in a form, with `options`.',
      },
      content: [
        'The label is the one word that is filtered by: “Payment”.',
        'The first option is “All”, or says what no choice means; the others are one or two words in sentence case.',
      ],
      announced: ['The label and the chosen option. On a phone it opens the device’s own list.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof NativeSelectField<'low' | 'out'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const SelectingAValueReportsIt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), 'Sold out');
    await expect(args.onChange).toHaveBeenCalledWith('out');
  },
};

export const OneOfThem: Story = { args: { value: 'low' } };

export const AlwaysOne: Story = { args: { value: 'low', emptyLabel: null } };

export const Invalid: Story = {
  args: { problem: 'Choose one' },
  afterEach: shows('The error is announced with the field', async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Stock' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose one');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose one');
  }),
};

export const SelectingAllReportsNoValue: Story = {
  ...OneOfThem,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Stock' })).toHaveValue('low');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), 'All');
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
  },
};

export const TabReachesTheList: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Stock' })).toHaveFocus());
  },
};
