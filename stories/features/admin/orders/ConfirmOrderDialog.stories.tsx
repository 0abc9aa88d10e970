import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmOrderDialog } from '../../../../src/features/admin/orders/ConfirmOrderDialog.tsx';

const meta = {
  component: ConfirmOrderDialog,
  args: {
    isPaidByHand: false,
    asked: 'refund',
    total: 213.5,
    email: 'ana@example.com',
    onAnswer: fn(),
  },
} satisfies Meta<typeof ConfirmOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refund: Story = {};

export const AClickAgreesToTheRefund: Story = {
  name: 'A click agrees to the refund',
  tags: ['behaviour'],
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Refund $213.50?' });
    await expect(question).toHaveTextContent(
      'This sends the whole payment back to ana@example.com. This can’t be undone.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Refund $213.50' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

/** For a return. */
export const PartWentBackBefore: Story = { args: { refundedCents: 3000 } };

export const OnlyTheRestGoesBack: Story = {
  ...PartWentBackBefore,
  name: 'Only the rest goes back',
  tags: ['behaviour'],
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Refund $183.50?' });
    await expect(question).toHaveTextContent('the rest of the payment');
    await userEvent.click(within(question).getByRole('button', { name: 'Refund $183.50' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

export const PartOfAPaymentByHand: Story = { args: { refundedCents: 3000, isPaidByHand: true } };

export const Cancel: Story = { args: { isPaidByHand: false, asked: 'cancel' } };

/** The harmless answer has the focus: Enter keeps the order. */
export const EnterKeepsTheOrder: Story = {
  ...Cancel,
  name: 'Enter keeps the order',
  tags: ['behaviour'],
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

export const NothingAsked: Story = { args: { isPaidByHand: false, asked: undefined } };

export const NothingAskedOpensNoDialog: Story = {
  ...NothingAsked,
  name: 'Nothing asked opens no dialog',
  tags: ['behaviour'],
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
