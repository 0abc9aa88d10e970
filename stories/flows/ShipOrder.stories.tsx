import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyOrders } from '../../contract/examples/manyOrders.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../mocks/logins.ts';
import { type Canvas, tabTo } from './shopping.ts';

const orders = manyOrders(60);

const meta = {
  component: AppRoutes,
  parameters: { route: paths.admin, shop: { admin: { orders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const paid = { delivery: 'processing', payment: 'paid' };

const order = { name: /^Order of / };

/** From the admin's home to the orders that wait, and to those of one customer. */
async function findOrders(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('link', { name: 'See all 12' }));
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'clara{Enter}');
  await canvas.findByText('1–2 of 2');
}

async function expectShipped(canvas: Canvas, customer: string) {
  await screen.findByText('The order is saved.');
  const panel = within(canvas.getByRole('region', order));
  const history = within(await panel.findByRole('region', { name: 'History' }));
  await history.findByText('Delivery: Processing → Shipped');
  await expect(history.getByText('Notes: “Two boxes.”')).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: 'Close the order' }));
  await waitFor(() => expect(canvas.queryByRole('region', order)).not.toBeInTheDocument());
  await userEvent.click(await canvas.findByRole('tab', { name: 'Shipped 3' }));
  await canvas.findByText('1–3 of 3');
  const grid = canvas.getByRole('grid', { name: 'Orders' });
  await waitFor(() => expect(grid).toHaveTextContent(customer));
}

/** Found, shipped with a note, seen under its new tab; the history shows who did it. */
export const AnOrderIsShippedWithANote: Story = {
  name: 'An order is shipped with a note',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await findOrders(canvas);
    const [link] = await canvas.findAllByRole('link', { name: / 2026, / });
    if (link) await userEvent.click(link);
    const panel = within(await canvas.findByRole('region', order));
    await panel.findByRole('option', { name: 'Shipped' });
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Delivery' }), 'shipped');
    const notes = panel.getByRole('textbox', { name: 'Notes' });
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Two boxes.');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await expectShipped(canvas, 'clara@example.test');
  },
};

/** The same on a server with only the specification's calls: nothing but the history is missing. */
export const AnOrderIsShippedOnAPlainServer: Story = {
  name: 'An order is shipped on a plain server',
  tags: ['behaviour'],
  parameters: { route: paths.ordersIn(paid), shop: { plain: true, admin: { orders } } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'clara{Enter}');
    await canvas.findByText('1–2 of 2');
    const [link] = await canvas.findAllByRole('link', { name: / 2026, / });
    if (link) await userEvent.click(link);
    const panel = within(await canvas.findByRole('region', order));
    await panel.findByRole('option', { name: 'Shipped' });
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Delivery' }), 'shipped');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await screen.findByText('The order is saved.');
    await userEvent.click(await canvas.findByRole('tab', { name: 'Shipped 3' }));
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible();
  },
};

export const AnOrderIsShippedByKeyboard: Story = {
  name: 'An order is shipped by keyboard',
  tags: ['behaviour'],
  parameters: { route: `${paths.ordersIn(paid)}&q=clara` },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: / 2026, / });
    link?.focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await canvas.findByRole('region', order));
    await waitFor(() => expect(panel.getByRole('heading', order)).toHaveFocus());
    await panel.findByRole('option', { name: 'Shipped' });
    await tabTo(panel.getByRole('combobox', { name: 'Delivery' }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Delivery' }), 'shipped');
    await tabTo(panel.getByRole('textbox', { name: 'Notes' }));
    await userEvent.keyboard('Two boxes.');
    await tabTo(panel.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByText('The order is saved.');
    await panel.findByText('Delivery: Processing → Shipped');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', order)).not.toBeInTheDocument());
    const shipped = await canvas.findByRole('tab', { name: 'Shipped 3' });
    canvas.getByRole('tab', { name: /^Processing/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(shipped).toHaveAttribute('aria-selected', 'true'));
  },
};

export const AnOrderIsShippedOnAPhone: Story = {
  ...AnOrderIsShippedWithANote,
  name: 'An order is shipped on a phone',
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findOrders(canvas);
    const [link] = await canvas.findAllByRole('link', { name: /^Clara / });
    if (link) await userEvent.click(link);
    const panel = within(await canvas.findByRole('region', order));
    await panel.findByRole('option', { name: 'Shipped' });
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Delivery' }), 'shipped');
    await userEvent.type(panel.getByRole('textbox', { name: 'Notes' }), 'Two boxes.');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await expectShipped(canvas, 'Clara von Winterfeld-Hohenstein');
  },
};
