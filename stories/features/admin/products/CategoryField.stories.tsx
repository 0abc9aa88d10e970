import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { CategoryField } from '../../../../src/features/admin/products/CategoryField.tsx';
import { asSent } from '../../../ui/asSent.tsx';
import { inForm } from '../../../ui/inForm.tsx';

const meta = {
  component: CategoryField,
  decorators: [
    inForm({ category: '' }, object({ category: string().required('Category is required') })),
  ],
} satisfies Meta<typeof CategoryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { parameters: { values: { category: 'men' } } };

export const Missing: Story = { decorators: [asSent()] };

export const AClickChoosesACategory: Story = {
  name: 'A click chooses a category',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Men' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Men' })).toBeChecked());
  },
};

export const ArrowKeysChooseACategory: Story = {
  name: 'Arrow keys choose a category',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('[Space]{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Men' })).toBeChecked());
  },
};

export const AMissingCategoryIsSaidAndHasTheFocus: Story = {
  name: 'A missing category is said and has the focus',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Category is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Women' })).toHaveFocus());
  },
};
