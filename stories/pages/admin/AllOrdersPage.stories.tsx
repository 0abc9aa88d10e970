import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { manyOrders } from '../../../contract/examples/manyOrders.ts';
import { requestedReturn } from '../../../contract/examples/returns.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectDenied, expectFailure } from '../../flows/expecting.ts';
import { logInAdmin } from '../../mocks/logins.ts';
import { firstOrder } from './firstOrder.ts';

const orders = manyOrders(60);

const meta = {
  component: AppRoutes,
  parameters: { route: paths.allOrders, shop: { admin: { orders } } },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const TheOrdersAreCountedByTheirStates: Story = {
  name: 'The orders are counted by their states',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await firstOrder(canvas)).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'All 60' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Processing 26' })).toBeVisible();
    await expect(canvas.getByText('1–25 of 60')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Orders · Hemline'));
  },
};

/** A server with only the specification's calls: the same list, chosen from and counted here. */
export const PlainServer: Story = {
  ...Ready,
  parameters: { shop: { plain: true, admin: { orders } } },
};

export const APlainServersOrdersAreCountedHere: Story = {
  ...TheOrdersAreCountedByTheirStates,
  name: 'A plain server’s orders are counted here',
  tags: ['behaviour'],
  parameters: PlainServer.parameters,
};

export const ATabShowsItsOrdersOnly: Story = {
  name: 'A tab shows its orders only',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.click(await canvas.findByRole('tab', { name: /^Shipped/ }));
    await expect(await canvas.findByText('1–9 of 9')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Shipped 9', selected: true })).toBeVisible();
    await expect(canvas.getByText(/^9 orders/)).toBeVisible();
  },
};

export const ATabOfAPlainServerShowsItsOrdersOnly: Story = {
  ...ATabShowsItsOrdersOnly,
  name: 'A tab of a plain server shows its orders only',
  tags: ['behaviour'],
  parameters: { shop: { plain: true, admin: { orders } } },
};

export const WordsAndStatesChooseTogether: Story = {
  name: 'Words and states choose together',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'dmitri{Enter}');
    await expect(await canvas.findByText('1–15 of 15')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'pending');
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible();
  },
};

const withReturn = [{ ...requestedReturn, email: 'rita@example.test' }, ...orders];

export const ReturnsUnderWayAreFound: Story = {
  name: 'Returns under way are found',
  tags: ['behaviour'],
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

export const APlainServerHasNoReturnsToFilter: Story = {
  name: 'A plain server has no returns to filter',
  tags: ['behaviour'],
  parameters: { shop: { plain: true, admin: { orders: withReturn } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Paid' });
    await expect(canvas.queryByRole('combobox', { name: 'Returns' })).not.toBeInTheDocument();
  },
};

/** The list follows the words as they are typed; Back leads past their bits. */
export const TheListFollowsTheWordsAndBackLeadsPastThem: Story = {
  name: 'The list follows the words, and Back leads past them',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'dmi');
    await expect(await canvas.findByText('1–15 of 15')).toBeVisible();
    await userEvent.type(box, 'tri linen');
    await waitFor(() => expect(canvas.queryByText('1–15 of 15')).not.toBeInTheDocument());
    await expect(box).toHaveValue('dmitri linen');
    await expect(box).toHaveFocus();
  },
};

/** The URL says it all: a tab, words, days, an order of rows and the second page. */
export const ByUrl: Story = {
  parameters: { route: `${paths.allOrders}?from=2026-04-20&to=2026-04-30&sort=total&page=2` },
};

export const TheURLSetsTabWordsDaysAndPage: Story = {
  ...ByUrl,
  name: 'The URL sets tab, words, days and page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^26–\d+ of \d+$/)).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-04-20');
    await expect(canvas.getByRole('columnheader', { name: /^Total/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const AClickShowsTheNextPage: Story = {
  name: 'A click shows the next page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await firstOrder(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(await canvas.findByRole('link', { name: '26 Apr 2026, 07:00' })).toBeVisible();
    await expect(canvas.getByText('26–50 of 60')).toBeVisible();
  },
};

/** The rows of the page have moved on, or there never were so many: the last page is shown. */
export const PageIsGone: Story = { parameters: { route: `${paths.allOrders}?page=99` } };

export const APageThatIsGoneGivesWayToTheLast: Story = {
  ...PageIsGone,
  name: 'A page that is gone gives way to the last',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('51–60 of 60')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: / 2026, / })).toHaveLength(10));
    await expect(canvas.queryByText('No orders yet')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /allorders': 'silent', 'GET /ordercounts': 'silent' } } },
};

export const LoadingIsAnnounced: Story = {
  ...Loading,
  name: 'Loading is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading Orders' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('tab', { name: /^All/ })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { admin: { orders: [] } } } };

export const AYoungShopSaysSo: Story = {
  ...Empty,
  name: 'A young shop says so',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
  },
};

export const NothingFits: Story = { parameters: { route: `${paths.allOrders}?q=nobody` } };

export const AClickShowsAllOrders: Story = {
  ...NothingFits,
  name: 'A click shows all orders',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all orders' }));
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /allorders': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.allOrders),
};

export const Unauthorized: Story = { parameters: { shop: { outages: { 'GET /allorders': 401 } } } };

export const AnEndedSessionIsDenied: Story = {
  ...Unauthorized,
  name: 'An ended session is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
