import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PrintButtons } from '../../../../src/features/admin/orders/OrdersBulkBar.tsx';

const onPrint = fn();

const meta = {
  component: PrintButtons,
  args: { onPrint },
  beforeEach: () => {
    onPrint.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof PrintButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOrder: Story = {};

export const SeveralOrders: Story = { args: { count: 3 } };

/** A refunded order needs no packing slip. */
export const InvoiceOnly: Story = { args: { kinds: ['invoice'] } };

export const AClickPrintsTheInvoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print invoice' }));
    await waitFor(() => expect(onPrint).toHaveBeenCalledWith('invoice'));
  },
};

/** After changes of a paid order. */
export const WithReplacedInvoices: Story = { args: { replaced: ['H-10023', 'H-10023-2'] } };

export const AClickPrintsAReplacedInvoice: Story = {
  ...WithReplacedInvoices,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print replaced invoice H-10023-2' }));
    await waitFor(() => expect(onPrint).toHaveBeenCalledWith('invoice', 2));
  },
};

export const EnterPrintsThePackingSlips: Story = {
  ...SeveralOrders,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Print packing slips' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onPrint).toHaveBeenCalledWith('packingSlip'));
  },
};
