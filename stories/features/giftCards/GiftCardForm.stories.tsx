import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GiftCardForm } from '../../../src/features/giftCards/GiftCardForm.tsx';

const onBuy = fn();

const meta = {
  component: GiftCardForm,
  args: { offer: { amounts: [25, 50, 100] }, buyerEmail: '', onBuy },
  beforeEach: () => {
    onBuy.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof GiftCardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithAnEnd: Story = {
  args: { offer: { amounts: [25], validYears: 3 }, buyerEmail: 'anna@example.test' },
};

export const AClickGoesToThePayment: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$50.00' }));
    const recipient = canvas.getByRole('textbox', { name: 'Recipient’s email' });
    await expect(recipient).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(recipient, 'zoe@example.test');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Happy birthday');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email' }), 'anna@example.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() =>
      expect(onBuy).toHaveBeenCalledWith({
        ...{ amount: 50, email: 'zoe@example.test', buyerEmail: 'anna@example.test' },
        message: 'Happy birthday',
      }),
    );
  },
};

export const EnterWithoutARecipientAsksForOne: Story = {
  args: { buyerEmail: 'anna@example.test' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '$50.00' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Email is required');
    await expect(onBuy).not.toHaveBeenCalled();
  },
};
