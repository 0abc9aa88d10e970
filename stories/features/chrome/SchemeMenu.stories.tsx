import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { SchemeMenu } from '../../../src/features/chrome/SchemeMenu.tsx';

const meta = {
  component: SchemeMenu,
  args: { mode: 'system', onModeChange: fn() },
  parameters: {
    guide: {
      instead: {
        ToggleChips: 'for two looks of one thing.',
      },
      content: ['Three choices, named by what they look like; the first follows the device.'],
      announced: [
        'A button named with the present choice, such as “Colours: Dark”; it opens a menu.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SchemeMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SystemSetting: Story = {};

export const LightIsChosenWithAClick: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colours: Match device' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Light' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('light');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const DarkIsChosenWithTheArrowKeys: Story = {
  args: { mode: 'light' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const checked = await screen.findByRole('menuitemradio', { checked: true });
    await waitFor(() => expect(checked).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onModeChange).toHaveBeenCalledWith('dark');
  },
};

export const Dark: Story = { args: { mode: 'dark' }, globals: { scheme: 'dark' } };
