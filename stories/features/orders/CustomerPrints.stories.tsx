import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { requestedReturn } from '../../../contract/examples/returns.ts';
import { CustomerPrints } from '../../../src/features/orders/CustomerPrints.tsx';

const onDownload = fn(async () => {});

const meta = {
  component: CustomerPrints,
  args: { order: requestedReturn, onDownload },
  beforeEach: () => {
    onDownload.mockClear();
  },
} satisfies Meta<typeof CustomerPrints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InvoiceAndReturnSlip: Story = {};

export const AClickDownloadsTheReturnSlip: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download return slip' }));
    await waitFor(() => expect(onDownload).toHaveBeenCalledWith('returnSlip'));
    canvas.getByRole('button', { name: 'Download invoice' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDownload).toHaveBeenCalledWith('invoice'));
  },
};

export const WithoutAReturnThereIsNoSlip: Story = {
  args: { order: processingOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
