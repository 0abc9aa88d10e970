import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { manyOrders } from '../../../contract/examples/manyOrders.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { shows } from '../states.ts';
import { firstOrder } from './firstOrder.ts';

const orders = manyOrders(12);
const threePages = manyOrders(60);
const [newest] = orders;
const [, second] = threePages;
const newestOpen = adminPaths.orderEditor(newest?._id ?? '');

/** An order opened beside the list, or instead of it on a phone. */
const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.allOrders, shop: { admin: { orders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = { name: /^Order of / };

export const TheLastOrderOfAPageReturnsToThePageBefore: Story = {
  parameters: {
    route: `${adminPaths.allOrders}?delivery=processing&page=2`,
    shop: { admin: { orders: threePages } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('26–26 of 26')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: /2026, / }));
    const panel = within(await canvas.findByRole('region', openPanel));
    await panel.findByRole('option', { name: 'Shipped' });
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Delivery' }), 'shipped');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('1–25 of 25')).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'Delivery' })).toHaveValue('shipped');
  },
};

export const AChangedOrderUpdatesItsRow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await firstOrder(canvas));
    const panel = within(await canvas.findByRole('region', openPanel));
    await panel.findByRole('option', { name: 'Shipped' });
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Delivery' }), 'shipped');
    await userEvent.type(panel.getByRole('textbox', { name: 'Notes' }), 'DHL');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await screen.findByText('The order is saved.');
    await expect(await panel.findByText('Delivery: Processing → Shipped')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Shipped 3' })).toBeVisible();
  },
};

export const Open: Story = { parameters: { route: newestOpen } };

export const AnUnchangedOrderReportsIt: Story = {
  ...Open,
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^No changes detected\. Please modify the fields before saving\.$/,
    );
    await step('Closing asks before unsaved notes are lost', async () => {
      const close = canvas.getByRole('button', { name: 'Close the order' });
      const notes = canvas.getByRole('textbox', { name: 'Notes' });
      await userEvent.type(notes, 'A gift.');
      await userEvent.click(close);
      await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(notes).toHaveValue('A gift.');
      await userEvent.click(close);
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(canvas.queryByRole('region', openPanel)).not.toBeInTheDocument());
    });
  },
};

export const ANewerOrderKeepsTypedValues: Story = {
  parameters: {
    route: newestOpen,
    shop: { admin: { orders, orderChangedMeanwhile: { delivery_status: 'shipped' } } },
  },
  play: async ({ canvas }) => {
    const notes = await canvas.findByRole('textbox', { name: 'Notes' });
    await userEvent.type(notes, 'A gift.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Someone else has changed this order in the meantime.',
    );
    await expect(notes).toHaveValue('A gift.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Delivery' })).toHaveValue('shipped'),
    );
    await expect(notes).toHaveValue('A gift.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('The order is saved.');
  },
};

/** An order that is not on this page of the list. */
export const OpenByUrl: Story = {
  parameters: {
    route: `${adminPaths.allOrders}?page=3&order=${second?._id}`,
    shop: { admin: { orders: threePages } },
  },
  afterEach: shows('The URL opens an order of another page', async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', openPanel));
    await expect(panel.getByRole('link', { name: second?.email })).toHaveAttribute(
      'href',
      `mailto:${second?.email}`,
    );
  }),
};
