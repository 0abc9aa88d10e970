import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { manyOrders } from '../../../contract/examples/manyOrders.ts';
import { requestedReturn } from '../../../contract/examples/returns.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import type { Canvas } from '../../flows/shopping.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, sessionEnded, shows } from '../states.ts';
import { firstOrder } from './firstOrder.ts';

const orders = manyOrders(60);

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.allOrders, shop: { admin: { orders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('The orders are counted by their states', async ({ canvas }) => {
    await expect(await firstOrder(canvas)).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'All 60' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Processing 26' })).toBeVisible();
    await expect(canvas.getByText('1–25 of 60')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Orders · Hemline'));
  }),
};

/** Orders of a spec-only server are filtered and counted in the browser. */
export const SpecOnlyServer: Story = {
  ...Ready,
  parameters: { shop: { plain: true, admin: { orders } } },
};

async function expectOnlyShipped(canvas: Canvas) {
  await firstOrder(canvas);
  await userEvent.click(await canvas.findByRole('tab', { name: /^Shipped/ }));
  await expect(await canvas.findByText('1–9 of 9')).toBeVisible();
  await expect(canvas.getByRole('tab', { name: 'Shipped 9', selected: true })).toBeVisible();
  await expect(canvas.getByText(/^9 orders/)).toBeVisible();
}

export const ATabOfASpecOnlyServerShowsOnlyItsOrders: Story = {
  name: 'A tab on a spec-only server shows only its orders, and there is no filter for returns',
  parameters: SpecOnlyServer.parameters,
  play: async ({ canvas }) => {
    await expectOnlyShipped(canvas);
    await canvas.findByRole('option', { name: 'Paid' });
    await expect(canvas.queryByRole('combobox', { name: 'Returns' })).not.toBeInTheDocument();
  },
};

export const SearchAndStatesAreCombined: Story = {
  play: async ({ canvas, step }) => {
    await firstOrder(canvas);
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await step('The list follows the words as they are typed', async () => {
      await userEvent.type(box, 'dmi');
      await expect(await canvas.findByText('1–15 of 15')).toBeVisible();
      await userEvent.type(box, 'tri linen');
      await waitFor(() => expect(canvas.queryByText('1–15 of 15')).not.toBeInTheDocument());
      await expect(box).toHaveValue('dmitri linen');
      await expect(box).toHaveFocus();
      await userEvent.clear(box);
    });
    await userEvent.type(box, 'dmitri{Enter}');
    await expect(await canvas.findByText('1–15 of 15')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'pending');
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible();
    await step('A tab shows its orders only', () => expectOnlyShipped(canvas));
  },
};

const withReturn = [{ ...requestedReturn, email: 'rita@example.test' }, ...orders];

export const OpenReturnsAreFound: Story = {
  parameters: { shop: { admin: { orders: withReturn } } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Returns' }),
      'Under way',
    );
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Orders' })).toHaveTextContent('rita@');
  },
};

export const ByUrl: Story = {
  parameters: { route: `${adminPaths.allOrders}?from=2026-04-20&to=2026-04-30&sort=total&page=2` },
  afterEach: shows('The URL sets days, sort order and page', async ({ canvas }) => {
    await expect(await canvas.findByText(/^26–\d+ of \d+$/)).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-04-20');
    await expect(canvas.getByRole('columnheader', { name: /^Total/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  }),
};

/** The row's link is pressed before the search has loaded. */
export const AnOrderOpenedRightAfterASearchKeepsTheWords: Story = {
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'clara{Enter}');
    (await canvas.findAllByRole('link', { name: / 2026, / }))[0]?.click();
    await expect(await canvas.findByRole('region', { name: /^Order of / })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('clara');
    await expect(canvas.queryByRole('tab', { name: 'All 60' })).not.toBeInTheDocument();
  },
};

/** The URL of a page that no longer exists shows the last one. */
export const MissingPage: Story = {
  parameters: { route: `${adminPaths.allOrders}?page=99` },
  afterEach: shows('A missing page is replaced by the last', async ({ canvas }) => {
    await expect(await canvas.findByText('51–60 of 60')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: / 2026, / })).toHaveLength(10));
    await expect(canvas.queryByText('No orders yet')).not.toBeInTheDocument();
  }),
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allorders': 'silent', 'GET /ordercounts': 'silent' } } },
  afterEach: shows('Loading is announced', async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Loading Orders' });
    await expect(canvas.getByRole('tab', { name: /^All/ })).toBeVisible();
  }),
};

export const Empty: Story = { parameters: { shop: { admin: { orders: [] } } } };

export const NothingFound: Story = { parameters: { route: `${adminPaths.allOrders}?q=nobody` } };

export const Failed: Story = failed('GET /allorders', adminPaths.allOrders);

export const Offline: Story = { globals: { network: 'offline' } };

export const Unauthorized: Story = sessionEnded('GET /allorders', 'An ended session is denied');

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
