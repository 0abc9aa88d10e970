import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { largeGiftCard, usedGiftCard } from '../../../../contract/examples/selling.ts';
import { GiftCardList } from '../../../../src/features/admin/settings/GiftCardList.tsx';
import { withShopCurrency, yen } from '../../../shopCurrency.ts';

const [onIssue, onBlock, onResend, onRefund] = [fn(), fn(), fn(), fn()];

const meta = {
  component: GiftCardList,
  args: { cards: [usedGiftCard, largeGiftCard], onIssue, onBlock, onResend, onRefund },
  beforeEach: () => {
    onBlock.mockReset();
    onRefund.mockReset();
    for (const saved of [onIssue, onResend]) saved.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof GiftCardList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const None: Story = { args: { cards: [] } };

const { onIssue: _, onBlock: __, onResend: ___, onRefund: ____, ...toRead } = meta.args;

export const ForABookkeeper: Story = { render: () => <GiftCardList {...toRead} /> };

export const EachState: Story = {
  args: {
    cards: [
      { ...usedGiftCard, _id: '1', isBlocked: true },
      { ...usedGiftCard, _id: '2', balance: 0 },
      { ...usedGiftCard, _id: '3', isSent: false, ending: '' },
      { ...usedGiftCard, _id: '4', mailProblem: '550 no such user' },
      { ...usedGiftCard, _id: '5', isBlocked: true, isRefunded: true },
      { ...usedGiftCard, _id: '6', validUntil: '2020-01-31' },
    ],
  },
  afterEach: async ({ canvas }) => {
    await expect(canvas.getByText(/^Expired on /)).toBeVisible();
  },
};

export const AClickGivesACardAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give a card away' }));
    const form = within(await screen.findByRole('dialog', { name: 'Give a card away' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Amount, $' }), '20');
    const email = form.getByRole('textbox', { name: 'Recipient’s email' });
    await userEvent.type(email, 'zoe@example.test');
    await userEvent.click(form.getByRole('button', { name: 'Send the card' }));
    await waitFor(() =>
      expect(onIssue).toHaveBeenCalledWith({
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        ...{ amount: 20, email: 'zoe@example.test', message: '' },
      }),
    );
  },
};

export const LimitsAreThoseOfTheCurrency: Story = {
  beforeEach: withShopCurrency(yen),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give a card away' }));
    const form = within(await screen.findByRole('dialog', { name: 'Give a card away' }));
    const amount = form.getByRole('textbox', { name: 'Amount, ¥' });
    await userEvent.type(amount, '99');
    await userEvent.type(
      form.getByRole('textbox', { name: 'Recipient’s email' }),
      'zoe@example.test{Enter}',
    );
    await expect(await form.findByText('At least 100')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '10000{Enter}');
    await waitFor(() =>
      expect(onIssue).toHaveBeenCalledWith(expect.objectContaining({ amount: 10_000 })),
    );
  },
};

export const AKeyShowsTheHistory: Story = {
  name: 'A key shows the history, and sends a new code',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'History of Card …HEM1' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('−$20.00: Order H-10023');
    await expect(
      canvas.queryByRole('button', { name: 'Refund the buyer' }),
    ).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Send a new code' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog'));
    const email = form.getByRole('textbox', { name: 'Recipient’s email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'zoe@example.test{Enter}');
    await waitFor(() =>
      expect(onResend).toHaveBeenCalledWith(usedGiftCard._id, 'zoe@example.test'),
    );
  },
};

export const AClickRefundsAnUnusedCard: Story = {
  args: { cards: [{ ...usedGiftCard, balance: 50, history: [] }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History of Card …HEM1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund the buyer' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/^\$50\.00 will be refunded to .+ original payment method\./);
    await userEvent.click(question.getByRole('button', { name: 'Refund' }));
    await expect(onRefund).toHaveBeenCalledWith(usedGiftCard._id);
  },
};

export const AClickBlocksACard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Block Card …HEM1' }));
    await expect(onBlock).toHaveBeenCalledWith(usedGiftCard._id, true);
  },
};
