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

export const ASecondClickTakesTheFlagAway: Story = {
  name: 'A second click takes the flag away',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New', pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith({ flag: [] });
  },
};

export const TheSpaceBarAddsAnotherFlag: Story = {
  name: 'The space bar adds another flag',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenCalledWith({ flag: ['newCollection', 'mostPopular'] });
  },
};
