import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SizeFilter } from '../../../src/features/catalogue/SizeFilter.tsx';

const meta = {
  component: SizeFilter,
  args: { sizes: ['S', 'M', 'L'], query: { size: ['M'] }, onChange: fn() },
} satisfies Meta<typeof SizeFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};

export const TheSpaceBarAddsASize: Story = {
  name: 'The space bar or a click adds a size',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ size: ['M', 'S'] });
    await userEvent.click(canvas.getByRole('button', { name: 'L' }));
    await expect(args.onChange).toHaveBeenCalledWith({ size: ['M', 'L'] });
  },
};
