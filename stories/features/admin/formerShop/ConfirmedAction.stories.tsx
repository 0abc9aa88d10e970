import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmedAction } from '../../../../src/features/admin/formerShop/ConfirmedAction.tsx';

const onConfirm = async (): Promise<string | undefined> => undefined;
const refuse = async (): Promise<string | undefined> => '3 orders would be removed, and not 2.';

const meta = {
  component: ConfirmedAction,
  args: {
    ...{ label: 'Remove all orders', title: 'Remove 2 orders?', confirmLabel: 'Remove' },
    text: 'Customers no longer see them.',
    onConfirm: fn(onConfirm),
  },
} satisfies Meta<typeof ConfirmedAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const AProblemKeepsTheQuestionOpen: Story = {
  args: { onConfirm: fn(refuse) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all orders' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^3 orders would be removed/);
  },
};

export const EscapeDoesNothing: Story = {
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('button', { name: 'Remove all orders' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Remove 2 orders?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
