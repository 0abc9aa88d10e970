import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrdersTotal } from '../../../../src/features/admin/orders/OrdersTotal.tsx';

const meta = {
  component: OrdersTotal,
  args: { sum: { orders: 1204, total: 98_765.5, paid: 97_000, refunded: 1265.5 }, onExport: fn() },
} satisfies Meta<typeof OrdersTotal>;

export default meta;
type Story = StoryObj<typeof meta>;

const download = { name: 'Download CSV' };

export const WithTotal: Story = {};

export const AClickOrEnterDownloadsTheCountedOrders: Story = {
  name: 'A click or Enter downloads the counted orders',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1,204 orders · $97,000.00 paid · $1,265.50 refunded · $500.00 not paid',
    );
    await userEvent.click(canvas.getByRole('button', download));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledTimes(2);
  },
};

export const WithoutAKnownPaidStateNoTotalIsShown: Story = {
  args: { paidUnknown: true, sum: { orders: 1, total: 54, paid: 0, refunded: 0 } },
  name: 'Without a known paid state, no paid total is shown',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 order · $54.00 in total · no payment state is called “paid”, so paid totals are not shown',
    );
  },
};

export const Exporting: Story = { args: { exporting: true } };

export const ASecondClickStartsNoSecondDownload: Story = {
  ...Exporting,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Writing the file' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

export const AnEmptyListCannotBeDownloaded: Story = {
  args: { sum: { orders: 0, total: 0, paid: 0, refunded: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 orders · \$0\.00 paid$/);
    await expect(canvas.getByRole('button', download)).toBeDisabled();
  },
};
