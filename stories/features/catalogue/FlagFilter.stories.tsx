import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FlagFilter } from '../../../src/features/catalogue/FlagFilter.tsx';

const meta = {
  component: FlagFilter,
  args: { query: { flag: ['newCollection'] }, mySizes: [], onChange: fn() },
} satisfies Meta<typeof FlagFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyNew: Story = {};

export const TheSpaceBarAddsAnotherFlag: Story = {
  name: 'The space bar adds a flag, and a second click removes it',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenCalledWith({ flag: ['newCollection', 'mostPopular'] });
    await userEvent.click(canvas.getByRole('button', { name: 'New', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith({ flag: [] });
  },
};

export const SaleIsOfferedWhileSomethingIsReduced: Story = {
  args: { hasSale: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sale' }));
    await expect(args.onChange).toHaveBeenCalledWith({ flag: ['newCollection', 'sale'] });
  },
};
