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

export const ChosenByPointer: Story = {
  name: 'A press chooses',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Match device' }));
    await expect(args.onChoose).toHaveBeenCalledWith('system');
  },
};

export const ChosenByKeyboard: Story = {
  name: 'The keyboard begins at what holds now; Escape leaves it so',
  tags: ['behaviour'],
  play: async ({ args }) => {
    const light = await screen.findByRole('menuitemradio', { checked: true });
    await waitFor(() => expect(light).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('dark');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
