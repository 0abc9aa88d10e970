import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import {
  cancelledOrder,
  exampleOrders,
  pendingOrder,
  shippedOrder,
} from '../../../contract/examples/orders.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { catchFiles, offeredText } from '../../mocks/offeredFiles.ts';

const shop = { admin: { orders: exampleOrders } };

/** Orders are selected in the list, and printed together. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.allOrders, shop },
  beforeEach: () => {
    logInAdmin();
    return catchFiles();
  },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function boxOf(canvas: Canvas, { number = '' }: { number?: string | undefined }) {
  const row = await canvas.findByRole('row', { name: new RegExp(number) });
  return within(row).findByRole('checkbox', { name: 'Select row' });
}

export const SelectedOrdersArePrintedAsOneFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await boxOf(canvas, shippedOrder));
    (await boxOf(canvas, { number: 'H-10007' })).focus();
    await userEvent.keyboard(' ');
    const bar = within(await canvas.findByRole('group', { name: 'Selected orders' }));
    await expect(await bar.findByText('2 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Print packing slips' }));
    await expect(await offeredText()).toBe('%PDF-1.4 packingSlip H-10006 H-10007');
    await userEvent.click(bar.getByRole('button', { name: 'Uncheck' }));
    await expect(await canvas.findByRole('button', { name: 'Download CSV' })).toBeVisible();
  },
};

export const OmittedOrdersAreReported: Story = {
  name: 'Omitted orders are reported with the reason',
  play: async ({ canvas, step }) => {
    await userEvent.click(await boxOf(canvas, pendingOrder));
    await step('With nothing to print, the reason is said', async () => {
      (await canvas.findByRole('button', { name: 'Print invoice' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByText('Nothing to print: H-10004 is not paid.')).toBeVisible();
    });
    await userEvent.click(await boxOf(canvas, shippedOrder));
    await userEvent.click(await boxOf(canvas, cancelledOrder));
    await userEvent.click(await canvas.findByRole('button', { name: 'Print packing slips' }));
    await expect(await offeredText()).toBe('%PDF-1.4 packingSlip H-10006');
    await expect(
      await screen.findByText(
        '1 packing slip printed. 2 orders were left out: H-10004 is not paid, H-10001 was cancelled.',
      ),
    ).toBeVisible();
  },
};
