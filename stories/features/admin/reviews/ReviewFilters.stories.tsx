import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewFilters } from '../../../../src/features/admin/reviews/ReviewFilters.tsx';

const meta = {
  component: ReviewFilters,
  args: { query: {}, onChange: fn() },
} satisfies Meta<typeof ReviewFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const AClickChoosesAState: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Hidden');
    await expect(args.onChange).toHaveBeenCalledWith({ state: 'hidden' });
  },
};

export const Chosen: Story = { args: { query: { state: 'answered', rating: '5' } } };

export const TheOtherFilterIsKept: Story = {
  ...Chosen,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Stars' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stars' }), 'All');
    await expect(args.onChange).toHaveBeenCalledWith({ state: 'answered' });
  },
};
