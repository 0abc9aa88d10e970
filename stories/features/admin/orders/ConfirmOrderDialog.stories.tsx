import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmOrderDialog } from '../../../../src/features/admin/orders/ConfirmOrderDialog.tsx';

const meta = {
  component: ConfirmOrderDialog,
  args: {
    isPaidManually: false,
    asked: 'refund',
    total: 213.5,
    email: 'ana@example.com',
    onAnswer: fn(),
  },
} satisfies Meta<typeof ConfirmOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refund: Story = {};

export const AClickConfirmsTheRefund: Story = {
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Refund $213.50?' });
    await expect(question).toHaveTextContent(
      'The whole payment will be refunded to ana@example.com. This can’t be undone.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Refund $213.50' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

export const TheRemainingPaymentIsRefunded: Story = {
  args: { rest: 201.5 },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Refund $201.50?' });
    await expect(question).toHaveTextContent(
      'The rest of the payment will be refunded to ana@example.com',
    );
  },
};

export const Cancel: Story = { args: { asked: 'cancel' } };

/** The focus starts on the safe answer. */
export const EnterKeepsTheOrder: Story = {
  ...Cancel,
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await expect(question).toHaveTextContent('A cancelled order can’t be resumed.');
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};

export const WithoutAQuestionNoDialogOpens: Story = {
  args: { asked: undefined },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
