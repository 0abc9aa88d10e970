import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReferenceGarmentForm } from '../../../src/features/measurements/ReferenceGarmentForm.tsx';

const meta = {
  component: ReferenceGarmentForm,
  args: {
    names: ['length', 'chest', 'shoulder', 'sleeve'],
    unit: 'cm',
    reference: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof ReferenceGarmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const OnlyLengthsAreSent: Story = {
  name: 'Nothing and a word are refused, known lengths are sent',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    const length = canvas.getByRole('textbox', { name: 'Length, cm' });
    await expect(length).toHaveFocus();
    await expect(length).toHaveAccessibleDescription('Enter at least one');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    await userEvent.tab();
    await userEvent.keyboard('wide{Enter}');
    const chest = canvas.getByRole('textbox', { name: 'Chest, cm' });
    await expect(chest).toHaveFocus();
    await expect(chest).toHaveAccessibleDescription('Use a number up to 300');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(chest);
    await userEvent.type(chest, '52,5');
    await expect(chest).toHaveValue('52,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(args.onChange).toHaveBeenCalledWith({ length: 67, chest: 52.5 });
  },
};

export const RememberedInInches: Story = {
  args: { unit: 'in', reference: { length: 67, chest: 52.1 } },
};

export const MeasuresOfOtherGarmentsAreKept: Story = {
  name: 'Measures of other garments are kept',
  args: { names: ['chest'], reference: { chest: 52, sleeve: 61 } },
  play: async ({ canvas, args }) => {
    const chest = canvas.getByRole('textbox', { name: 'Chest, cm' });
    await userEvent.clear(chest);
    await userEvent.type(chest, '53');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(args.onChange).toHaveBeenCalledWith({ chest: 53, sleeve: 61 });
  },
};

export const SavedMeasuresAreChangedByKeyboard: Story = {
  ...RememberedInInches,
  name: 'Saved lengths are changed by keyboard and removed by a click',
  play: async ({ canvas, args }) => {
    const chest = canvas.getByRole('textbox', { name: 'Chest, in' });
    await expect(chest).toHaveValue('20.5');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}21{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ length: 67.1, chest: 53.3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Forget my piece' }));
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
  },
};
