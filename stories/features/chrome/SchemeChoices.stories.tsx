import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import SchemeChoices from '../../../src/features/chrome/SchemeChoices.tsx';

const meta = {
  component: SchemeChoices,
  args: { mode: 'light', anchor: document.body, onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof SchemeChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const SelectedByKeyboard: Story = {
  name: 'The keyboard starts at the current choice; Enter or a click chooses, Escape closes',
  play: async ({ args }) => {
    const light = await screen.findByRole('menuitemradio', { checked: true });
    await waitFor(() => expect(light).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('dark');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Match device' }));
    await expect(args.onChoose).toHaveBeenCalledWith('system');
  },
};
