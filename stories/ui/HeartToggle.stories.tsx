import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { HeartToggle } from '../../src/ui/HeartToggle.tsx';

const meta = {
  component: HeartToggle,
  args: { label: 'Add Linen Camp Shirt to favourites', pressed: false, onToggle: fn() },
  parameters: {
    guide: {
      instead: {
        ToggleChips: 'for a choice that has a word.',
      },
      content: [
        'The name says what the heart does and with what: “Add Linen Camp Shirt to favourites”.',
        'The name stays the same when it is pressed.',
      ],
      announced: [
        'A toggle button with its name, pressed or not pressed. The heart is the answer; only a failure is said by a toast.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof HeartToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const AClickTogglesIt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const On: Story = { args: { pressed: true } };

export const AFilledHeartIsAnnouncedAsPressed: Story = {
  ...On,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.label })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const TheSpaceBarTogglesIt: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
