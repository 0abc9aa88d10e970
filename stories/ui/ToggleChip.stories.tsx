import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToggleChip } from '../../src/ui/ToggleChip.tsx';

const meta = {
  component: ToggleChip,
  args: { pressed: false, onToggle: fn(), children: 'Popular' },
} satisfies Meta<typeof ToggleChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Popular', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Popular', pressed: true })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
