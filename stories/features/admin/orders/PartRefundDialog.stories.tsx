import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { processingOrder, yenOrder } from '../../../../contract/examples/orders.ts';
import { PartRefundDialog } from '../../../../src/features/admin/orders/PartRefundDialog.tsx';
import { dinars, withShopCurrency } from '../../../shopCurrency.ts';

const onRefund = fn();
const onClose = fn();

const meta = {
  component: PartRefundDialog,
  args: { order: processingOrder, rest: 154.2, onRefund, onClose },
  beforeEach: () => {
    onRefund.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof PartRefundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const amount = { name: 'Amount' };
const note = { name: 'Note to the customer' };
const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);

export const Asking: Story = {};

export const PaidManually: Story = {
  args: { order: { ...processingOrder, manualPayment: 'cash' } },
};

export const InAnotherCurrency: Story = { args: { order: yenOrder, rest: yenOrder.total } };

export const LittleLeft: Story = { args: { rest: 0.5 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AClickRefundsTheTypedAmount: Story = {
  name: 'The note names its readers, and a click refunds the typed amount',
  play: async () => {
    await expect(await screen.findByRole('textbox', note)).toHaveAccessibleDescription(
      'Optional. Sent by email, and shown with the order',
    );
    await userEvent.type(await screen.findByRole('textbox', amount), '12');
    await userEvent.type(screen.getByRole('textbox', note), ' It came late. ');
    await userEvent.click(await screen.findByRole('button', { name: 'Refund $12.00' }));
    await waitFor(() =>
      expect(onRefund).toHaveBeenCalledWith({ amount: 12, note: 'It came late.', requestId }),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

export const WithoutAnEmailTheNoteIsOnlyStored: Story = {
  args: { order: { ...processingOrder, email: '' } },
  play: async () => {
    await expect(await screen.findByRole('textbox', note)).toHaveAccessibleDescription(
      'Optional. Shown with the order',
    );
  },
};

export const InvalidAmountsAreReportedAtTheField: Story = {
  name: 'An amount that form or server refuse is reported at the field; Enter refunds a valid one',
  beforeEach: () => {
    onRefund.mockResolvedValueOnce({ amount: 'At most $3.00 of this order can still go back.' });
  },
  play: async () => {
    const field = await screen.findByRole('textbox', amount);
    await expect(field).toHaveAccessibleDescription('At most $154.20');
    await userEvent.type(field, '154.21{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('At most $154.20');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Refund at least one cent.'));
    await userEvent.clear(field);
    await userEvent.type(field, '4.905{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('An amount in dollars, e.g. 4.90'),
    );
    await expect(onRefund).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('At most $3.00 of this order can still go back.'),
    );
    await expect(field).toHaveValue('12');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '4.90{Enter}');
    await waitFor(() =>
      expect(onRefund).toHaveBeenCalledWith({ amount: 4.9, note: '', requestId }),
    );
  },
};

export const AfterALostReplyTheSameRequestIsResent: Story = {
  name: 'After a lost reply the same refund is resent',
  beforeEach: () => {
    onRefund.mockResolvedValueOnce('This may not have gone through.');
  },
  play: async () => {
    const field = await screen.findByRole('textbox', amount);
    await userEvent.type(field, '12');
    await userEvent.type(screen.getByRole('textbox', note), 'Sorry!');
    await userEvent.click(screen.getByRole('button', { name: 'Refund $12.00' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('12');
    await expect(screen.getByRole('textbox', note)).toHaveValue('Sorry!');
    await userEvent.click(screen.getByRole('button', { name: 'Refund $12.00' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(onRefund).toHaveBeenCalledTimes(2);
    await expect(onRefund.mock.calls[1]).toEqual(onRefund.mock.calls[0]);
  },
};

export const DinarsHaveThreeDecimals: Story = {
  name: 'Dinars have three decimals, of which the last is 0',
  args: { rest: 12.5 },
  beforeEach: withShopCurrency(dinars),
  play: async () => {
    const field = await screen.findByRole('textbox', amount);
    await expect(field).toHaveAccessibleDescription('At most KWD\u00a012.500');
    await userEvent.type(field, '4.905{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('An amount in dinars, e.g. 0.49'),
    );
    await expect(onRefund).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '4.900');
    await userEvent.click(await screen.findByRole('button', { name: 'Refund KWD\u00a04.900' }));
    await waitFor(() =>
      expect(onRefund).toHaveBeenCalledWith({ amount: 4.9, note: '', requestId }),
    );
  },
};
