import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FlagFilter } from '../../../src/features/catalogue/FlagFilter.tsx';

const meta = {
  component: FlagFilter,
  args: { query: { flag: ['newCollection'] }, onChange: fn() },
} satisfies Meta<typeof FlagFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyNew: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith({ flag: [] });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ flag: ['newCollection', 'mostPopular'] });
  },
};
