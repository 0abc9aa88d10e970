import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { manyOrders } from '../../../contract/examples/manyOrders.ts';
import { exampleOrders, processingOrder } from '../../../contract/examples/orders.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/managing.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';

const second = {
  ...processingOrder,
  _id: '01930000-0000-7000-8000-000020260313',
  number: 'H-10008',
};
const orders = [second, ...exampleOrders];

/** Orders are selected in the list, and shipped together. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.allOrders, shop: { admin: { orders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function checkOrder(canvas: Canvas, number: string) {
  const row = await canvas.findByRole('row', { name: new RegExp(number) });
  await userEvent.click(await within(row).findByRole('checkbox', { name: 'Select row' }));
}

async function openDialog(canvas: Canvas, ...numbers: string[]) {
  for (const number of numbers) await checkOrder(canvas, number);
  await userEvent.click(await canvas.findByRole('button', { name: 'Mark as shipped' }));
  return within(await screen.findByRole('dialog', { name: 'Mark as shipped' }));
}

export const SeveralAreShippedAtOnce: Story = {
  name: 'Several are shipped at once, with their numbers',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'H-10008', 'H-10007', 'H-10004');
    await expect(dialog.getByText('H-10004 is not paid')).toBeVisible();
    dialog.getByRole('textbox', { name: 'Tracking of H-10008' }).focus();
    await userEvent.keyboard('RR1PT{Enter}RR2PT{Enter}{Enter}');
    await expect(await screen.findByText('2 orders are shipped.')).toBeVisible();
    const bar = await canvas.findByRole('group', { name: 'Selected orders' });
    await expect(within(bar).getByText('1 selected')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('tab', { name: 'Shipped 3' })).toBeVisible();
    const [, shipped] = await canvas.findAllByRole('link', { name: / 2026, / });
    if (shipped) await userEvent.click(shipped);
    const panel = within(await canvas.findByRole('region', { name: /^Order of / }));
    await panel.findByText('Delivery: Processing → Shipped');
    await expect(panel.getByText('Tracking: “RR2PT”')).toBeVisible();
  },
};

export const AnOrderWithoutAReplyIsReloaded: Story = {
  ...SeveralAreShippedAtOnce,
  name: 'An order without a reply is reloaded, and reported as shipped',
  tags: ['behaviour'],
  beforeEach: () => loseAnswer('POST /handleorder/:id', 2),
};

export const SeveralAreShippedOnASpecOnlyServer: Story = {
  name: 'Several are shipped on a spec-only server, without tracking',
  parameters: { shop: { plain: true } },
  play: async ({ canvas, step }) => {
    const dialog = await openDialog(canvas, '20260313', '20260312', '20260131');
    await expect(dialog.getByText('20260131 is delivered already')).toBeVisible();
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark 2 as shipped' }));
    await expect(await screen.findByText('2 orders are shipped.')).toBeVisible();
    await step('A spec-only server prints nothing', async () => {
      const bar = within(await canvas.findByRole('group', { name: 'Selected orders' }));
      await expect(bar.getByText('1 selected')).toBeVisible();
      await expect(bar.queryByRole('button', { name: /^Print/ })).not.toBeInTheDocument();
    });
  },
};

export const AConflictIsReportedByNumber: Story = {
  name: 'A conflict is reported by order number, and shipped on retry',
  parameters: { shop: { admin: { orders, orderChangedMeanwhile: { notes: 'Theirs' } } } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'H-10008', 'H-10007');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark 2 as shipped' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^1 order is shipped\. H-10008: Someone else has changed this order/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Mark 1 as shipped' }));
    await expect(await screen.findByText('2 orders are shipped.')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Shipped 3' })).toBeVisible();
  },
};

export const OrdersOfSeveralPagesAreShipped: Story = {
  name: 'Orders of several pages are shipped together',
  parameters: { shop: { admin: { orders: manyOrders(29) } } },
  play: async ({ canvas }) => {
    await checkOrder(canvas, 'H-10029');
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to next page' }));
    const dialog = await openDialog(canvas, 'H-10001');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark 2 as shipped' }));
    await expect(await screen.findByText('2 orders are shipped.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Orders' })).toHaveFocus());
  },
};
