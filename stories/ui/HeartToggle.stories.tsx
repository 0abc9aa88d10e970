import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeartToggle } from '../../src/ui/HeartToggle.tsx';

const meta = {
  component: HeartToggle,
  args: { label: 'Add Linen Camp Shirt to favourites', pressed: false, onToggle: fn() },
} satisfies Meta<typeof HeartToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const AClickTogglesIt: Story = {
  name: 'A click toggles it',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const On: Story = { args: { pressed: true } };

export const AFilledHeartIsAnnouncedAsPressed: Story = {
  ...On,
  name: 'A filled heart is announced as pressed',
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.label })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
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
