import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { CodeField } from '../../../src/features/cart/CodeField.tsx';

const onApply = fn();
const onRemove = fn();

const meta = {
  component: CodeField,
  args: { code: undefined, problem: undefined, isLoading: false, onApply, onRemove },
  parameters: {
    guide: {
      instead: {
        FormTextField: 'in a form that is sent as a whole.',
      },
      content: [
        'Codes are applied in capitals, however they were typed.',
        'A refusal says why, as one sentence below the field.',
      ],
      announced: [
        'A refused code is an alert at its field; an applied one is a status: “Code SPRING10 is applied”.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EnterAppliesTheCodeAndIgnoresAnEmptyField: Story = {
  name: 'Enter or a click applies the code, and ignores an empty field',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onApply).not.toHaveBeenCalled();
    await userEvent.keyboard('thanks-20{Enter}');
    await expect(onApply).toHaveBeenCalledWith('THANKS-20');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Discount code' }));
    const field = canvas.getByRole('textbox', { name: 'Discount code' }).parentElement;
    const button = canvas.getByRole('button', { name: 'Apply' });
    await expect(field?.offsetHeight).toBe(button.offsetHeight);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), ' spring10 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(onApply).toHaveBeenCalledWith('SPRING10');
  },
};

/** Shoppers may overlook the button. */
export const LeavingTheFieldAppliesTheCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), 'spring10');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await expect(onApply).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(onApply).toHaveBeenCalledWith('SPRING10');
  },
};

export const Checking: Story = { args: { code: 'SPRING10', isLoading: true } };

export const Applied: Story = { args: { code: 'SPRING10' } };

export const ACodeIsRemovedByClickAndByKey: Story = {
  ...Applied,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove the code SPRING10' });
    await userEvent.click(remove);
    await expect(onRemove).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledTimes(2);
  },
};

export const UsedUp: Story = {
  args: { code: 'FIRST50', problem: 'The code FIRST50 has been used up.' },
};

export const AnExpiredCodeIsReportedAndCanBeCleared: Story = {
  ...UsedUp,
  name: 'An expired code is reported, and can be cleared',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('has been used up');
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    await expect(field).toHaveValue('FIRST50');
    await userEvent.clear(field);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
