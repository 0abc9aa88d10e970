import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import SizeFilter from '../../../src/features/catalogue/SizeFilter.tsx';
import { shows } from '../../pages/states.ts';

const meta = {
  component: SizeFilter,
  args: { sizes: ['S', 'M', 'L'], query: { size: ['M'] }, onChange: fn() },
} satisfies Meta<typeof SizeFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};

const groups = [
  { name: 'Letters', sizes: ['S', 'M', 'L'] },
  { name: 'Numbers', sizes: Array.from({ length: 40 }, (_, index) => `${30 + index}`) },
];

export const SeveralScales: Story = {
  args: {
    sizes: groups.flatMap(({ sizes }) => sizes),
    sizeGroups: groups,
    counts: {
      ...{ kind: [], colour: [], flag: [] },
      size: ['M', '38', '40'].map((value, index) => ({ value, count: index + 1 })),
    },
  },
};

export const Uncounted: Story = {
  args: { ...SeveralScales.args, counts: undefined },
  afterEach: shows('Many sizes are shown while their counts load or fail', async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(43);
  }),
};

export const EachScaleHasItsSizes: Story = {
  ...SeveralScales,
  name: 'Each scale has its sizes, of many only those of products',
  play: async ({ args, canvas }) => {
    const numbers = within(canvas.getByRole('group', { name: 'Numbers' }));
    await expect(numbers.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(numbers.getByRole('button', { name: /^40/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ size: ['M', '40'] });
    canvas.getByRole('button', { name: /^M/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ size: [] });
  },
};

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
