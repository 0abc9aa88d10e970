import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Leave without saving?',
    children: 'What you changed on this page is not saved yet.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const AClickOnTheConfirmingButtonConfirmsOnce: Story = {
  name: 'A click on the confirming button confirms once',
  tags: ['behaviour'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription(
      'What you changed on this page is not saved yet.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Enter takes the harmless answer, and so does Escape. */
export const EnterAndEscapeTakeTheHarmlessAnswer: Story = {
  name: 'Enter and Escape take the harmless answer',
  tags: ['behaviour'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
