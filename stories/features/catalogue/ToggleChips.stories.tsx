import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleChips } from '../../../src/features/catalogue/ToggleChips.tsx';

const meta = {
  component: ToggleChips<string>,
  args: {
    label: 'Size',
    options: ['2Y', '4Y', '6Y'].map((size) => ({ value: size, label: size })),
    chosen: ['4Y'],
    onChoose: fn(),
  },
} satisfies Meta<typeof ToggleChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfThree: Story = {};

export const ASecondClickTakesAChoiceBack: Story = {
  name: 'A second click takes a choice back',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4Y', pressed: true }));
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};

export const AnArrowKeyAndEnterAddAChoice: Story = {
  name: 'The arrow keys move along the group, and Enter adds a choice',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2Y' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(['4Y', '6Y']);
  },
};
