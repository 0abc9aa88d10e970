import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { CategoryField } from '../../../../src/features/admin/products/CategoryField.tsx';
import { inForm } from '../../../ui/inForm.tsx';

const meta = {
  component: CategoryField,
  decorators: [
    inForm({ category: '' }, object({ category: string().required('Category is required') })),
  ],
} satisfies Meta<typeof CategoryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Men' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Men' })).toBeChecked());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('[Space]{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Men' })).toBeChecked());
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Category is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Women' })).toHaveFocus());
  },
};
