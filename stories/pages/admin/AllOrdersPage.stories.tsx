import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { manyOrders } from '../../../contract/examples/manyOrders.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, sessionEnded, shows } from '../states.ts';
import { firstOrder } from './firstOrder.ts';

const orders = manyOrders(12);
const threePages = { admin: { orders: manyOrders(60) } };

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.allOrders, shop: { admin: { orders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { shop: threePages },
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
  parameters: { shop: { plain: true } },
  afterEach: shows('There is no filter for returns', async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'All 12' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Returns' })).not.toBeInTheDocument();
  }),
};

export const SearchAndStatesAreCombined: Story = {
  play: async ({ canvas, step }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search' });
    await step('The list follows the words as they are typed', async () => {
      await userEvent.type(box, 'dmi');
      await expect(await canvas.findByText('1–3 of 3')).toBeVisible();
      await userEvent.type(box, 'tri');
      await expect(box).toHaveValue('dmitri');
      await expect(box).toHaveFocus();
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'pending');
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByText('1–12 of 12')).toBeVisible();
    await step('A tab shows its orders only', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Shipped 2' }));
      await expect(await canvas.findByText('1–2 of 2')).toBeVisible();
    });
  },
};

export const ByUrl: Story = {
  parameters: {
    route: `${adminPaths.allOrders}?from=2026-04-20&to=2026-04-30&sort=total&page=2`,
    shop: threePages,
  },
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
    await expect(canvas.queryByRole('tab', { name: 'All 12' })).not.toBeInTheDocument();
  },
};

/** The URL of a page that no longer exists shows the last one. */
export const MissingPage: Story = {
  parameters: { route: `${adminPaths.allOrders}?page=99`, shop: threePages },
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
