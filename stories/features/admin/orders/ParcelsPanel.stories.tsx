import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { processingOrder } from '../../../../contract/examples/orders.ts';
import { partlySentOrder, twoParcelsOrder } from '../../../../contract/examples/returns.ts';
import { ParcelsPanel } from '../../../../src/features/admin/orders/ParcelsPanel.tsx';
import { asPanel } from './exampleEditor.tsx';

const onSend = fn();

const meta = {
  component: ParcelsPanel,
  args: { order: processingOrder, onSend, onPrint: fn(async () => undefined) },
  beforeEach: () => {
    onSend.mockReset().mockResolvedValue(undefined);
  },
  decorators: [
    (Story) => (
      <>
        <h1>Orders</h1>
        <h2>Order</h2>
        <Story />
      </>
    ),
    asPanel,
  ],
} satisfies Meta<typeof ParcelsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = { name: 'Send a parcel' };

export const NothingSent: Story = {};

export const PartlySent: Story = { args: { order: partlySentOrder } };

export const EverythingSent: Story = { args: { order: twoParcelsOrder } };

export const OnAPhone: Story = {
  args: { order: partlySentOrder },
  globals: { viewport: { value: 'phone' } },
};

export const AServerWithoutParcelsHasNoButton: Story = {
  args: { onSend: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', send)).not.toBeInTheDocument();
  },
};

export const AClickSendsSomeOfTheItems: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', send));
    const dialog = within(await screen.findByRole('dialog', send));
    const shirts = await dialog.findByRole('combobox', { name: 'Linen Camp Shirt, size S' });
    await expect(shirts).toHaveDisplayValue('2 of 2');
    await userEvent.selectOptions(shirts, '1');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /^Cotton Tote/ }),
      'Not in this parcel',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Carrier' }), 'CTT');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tracking number or link' }), 'PT123');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }));
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ...{ carrier: 'CTT', trackingUrl: 'PT123', lines: [{ line: 0, quantity: 1 }] },
      }),
    );
  },
};

export const EnterSendsTheRestAndARefusalKeepsTheDialog: Story = {
  name: 'Enter sends the rest, and a refusal keeps the dialog',
  args: { order: partlySentOrder },
  play: async ({ canvas }) => {
    const message = 'Linen Camp Shirt, size S was sent already.';
    onSend.mockResolvedValueOnce({ message, isConflict: true });
    canvas.getByRole('button', send).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', send));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Tracking number or link' }),
      'PT9{Enter}',
    );
    await expect(await dialog.findByRole('alert')).toHaveTextContent('was sent already');
    const rest = [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ];
    await expect(onSend).toHaveBeenLastCalledWith(expect.objectContaining({ lines: rest }));
  },
};

export const ARetryAfterALostReplyIsTheSameRequest: Story = {
  play: async ({ canvas }) => {
    onSend.mockResolvedValueOnce({ message: 'We can’t reach the shop.', isConflict: false });
    onSend.mockResolvedValueOnce({ message: 'It was sent already.', isConflict: true });
    await userEvent.click(canvas.getByRole('button', send));
    const dialog = within(await screen.findByRole('dialog', send));
    async function submit() {
      const button = await dialog.findByRole('button', { name: 'Mark as sent' });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
      await userEvent.click(button);
    }
    await submit();
    await dialog.findByText('We can’t reach the shop.');
    await submit();
    await dialog.findByText('It was sent already.');
    await submit();
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(3));
    const [lost, repeated, next] = onSend.mock.calls.map(([{ requestId }]) => requestId);
    await expect(repeated).toBe(lost);
    await expect(next).not.toBe(lost);
  },
};
