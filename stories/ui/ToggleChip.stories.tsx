import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleChip } from '../../src/ui/ToggleChip.tsx';

const meta = {
  component: ToggleChip,
  args: { pressed: false, onToggle: fn(), children: 'Popular' },
} satisfies Meta<typeof ToggleChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const AClickTogglesIt: Story = {
  name: 'A click toggles it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Popular', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const On: Story = { args: { pressed: true } };

export const AChipThatIsOnIsAnnouncedAsPressed: Story = {
  ...On,
  name: 'A chip that is on is announced as pressed',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Popular', pressed: true })).toBeVisible();
  },
};

export const TheSpaceBarTogglesIt: Story = {
  name: 'The space bar toggles it',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
