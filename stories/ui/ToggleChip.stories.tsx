import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
import { ToggleChip } from '../../src/ui/ToggleChip.tsx';

const meta = {
  component: ToggleChip,
  args: { pressed: false, onToggle: fn(), children: 'Popular' },
  parameters: {
    guide: {
      instead: {
        SizeSelector: 'where exactly one has to be chosen.',
        ToggleChips: 'for all values of a filter together.',
        HeartToggle: 'for a favourite.',
      },
      content: [
        'One or two words, sentence case, no full stop: “New”.',
        'The words stay the same when it is pressed; its look says that it is.',
      ],
      announced: [
        'A toggle button, pressed or not pressed, then its description if it has one: “12 products”.',
      ],
    } satisfies Guide,
  },
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
