import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../.storybook/guide.ts';
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
  parameters: {
    guide: {
      instead: {
        ToastBar: 'for something that can be undone: do it, and say so.',
        ConflictNotice: 'where someone else has changed the same thing in the meantime.',
        DeleteAccountDialog: 'where a password has to prove who is asking.',
      },
      content: [
        'The title is a question that names the act: “Leave without saving?”.',
        'One or two sentences on what follows, and whether it can be undone.',
        'The confirming button repeats the verb of the title, never “OK” or “Yes”; the other one says what stays: “Keep it”.',
      ],
      announced: [
        'An alert dialog: its title and what follows are read as it opens.',
        'The focus starts on the answer that changes nothing; Escape chooses it as well.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const AClickOnTheConfirmingButtonConfirmsOnce: Story = {
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

export const EnterAndEscapeGiveTheSafeAnswer: Story = {
  name: 'Enter and Escape give the safe answer',
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
