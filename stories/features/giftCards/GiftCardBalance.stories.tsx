import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { unknownGiftCard } from '../../../contract/rules/giftCards.ts';
import { GiftCardBalance } from '../../../src/features/giftCards/GiftCardForm.tsx';

const onAsk = fn();

const meta = {
  component: GiftCardBalance,
  args: { onAsk },
  beforeEach: () => {
    onAsk.mockReset().mockResolvedValue({ balance: 30, ending: 'HEM1', validUntil: '2027-04-02' });
  },
} satisfies Meta<typeof GiftCardBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AClickShowsTheBalance: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '7m2k 9qxd 4rta hem1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the balance' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Card …HEM1 has a balance of $30.00. It is valid until 2 April 2027.',
      ),
    );
  },
};

export const EnterOnAnUnknownCodeShowsTheReason: Story = {
  beforeEach: () => {
    onAsk.mockResolvedValue(unknownGiftCard);
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('nothing{Enter}');
    await canvas.findByText(unknownGiftCard);
  },
};
