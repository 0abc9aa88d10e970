import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, userEvent, waitFor } from 'storybook/test';
import { manyOrders } from '../../../contract/examples/manyOrders.ts';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { exampleEnvParams } from '../../../contract/examples/shop.ts';
import { emptySummary } from '../../../contract/examples/summary.ts';
import { paths } from '../../../contract/paths.ts';
import { paidOrOnAccount } from '../../../contract/rules/orderStates.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectDenied, expectFailure } from '../../flows/expecting.ts';
import { logInAdmin } from '../../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.admin },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const TheFiguresOfAMonthAreShown: Story = {
  name: 'The figures of a month are shown',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Revenue per day: $18,899.25 in 30 days' }),
    ).toBeVisible();
    await expect(canvas.getByText('Abandoned checkouts')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Admin · Hemline'));
  },
};

const toShip: Order[] = [
  { ...processingOrder, email: 'paid@example.test' },
  {
    ...{ ...processingOrder, _id: 'on-account', email: 'telephone@example.test' },
    ...{ payment_status: 'pending', takenByHand: 'unpaid' },
  },
  { ...processingOrder, _id: 'due', email: 'due@example.test', refundPending: true },
];

export const OnAccountTooAnOrderIsToShip: Story = {
  name: 'On account too an order is to ship, and none whose money goes back',
  tags: ['behaviour'],
  parameters: { shop: { admin: { orders: toShip } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See all 12' }));
    await canvas.findByText('1–2 of 2');
    const grid = canvas.getByRole('grid', { name: 'Orders' });
    await waitFor(() => expect(grid).toHaveTextContent('telephone@'));
    await expect(grid).not.toHaveTextContent('due@');
  },
};

export const AClickShowsAWeek: Story = {
  name: 'A click shows a week',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '7 days' }));
    await expect(
      await canvas.findByRole('img', { name: /^Revenue per day: .* in 7 days$/ }),
    ).toBeVisible();
  },
};

export const AWeekByUrl: Story = { parameters: { route: `${paths.admin}?days=7` } };

export const TheURLSetsThePeriod: Story = {
  ...AWeekByUrl,
  name: 'The URL sets the period',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: '7 days', pressed: true }),
    ).toBeVisible();
  },
};

export const EnterShowsAWeekAndKeepsTheFocus: Story = {
  name: 'Enter shows a week and keeps the focus',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('button', { name: '7 days' });
    week.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(week).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(week).toHaveFocus());
  },
};

export const AnOrderToShip: Story = { parameters: { shop: { admin: { orders: manyOrders(30) } } } };

/** From who waits longest to their order. */
export const TheWayLeadsFromTheCountToTheOrder: Story = {
  ...AnOrderToShip,
  name: 'The way leads from the count to the order',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See all 12' }));
    await expect(
      await canvas.findByRole('tab', { name: /^Processing/, selected: true }),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveValue(paidOrOnAccount);
  },
};

/** Summed up here, out of all orders and products; nobody counts the checkouts. */
export const PlainServer: Story = { parameters: { shop: { plain: true } } };

const paymentStates = ['Not paid', 'Completed'];

/** Another server's words: which of them means paid is anybody's guess. */
export const PlainServerOtherStates: Story = {
  parameters: {
    shop: {
      plain: true,
      admin: {
        orders: paymentStates.map((payment_status, index) => ({
          ...processingOrder,
          _id: `order-${index}`,
          payment_status,
        })),
      },
    },
  },
  beforeEach: () => {
    logInAdmin();
    getWorker().use(
      http.get('*/api/envparams', () => HttpResponse.json({ ...exampleEnvParams, paymentStates })),
    );
  },
};

export const UnknownPaymentStatesAreNotSummedUp: Story = {
  ...PlainServerOtherStates,
  name: 'Payment states of unknown meaning are not summed up',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^None of this shop’s payment states is called “paid”/),
    ).toBeVisible();
    await expect(canvas.queryByText('Paid orders')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Orders to ship' })).toBeNull();
  },
};

export const APlainServersFiguresAreSummedUpHere: Story = {
  ...PlainServer,
  name: 'A plain server’s figures are summed up here',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Low stock' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Orders to ship' })).toBeVisible();
    await expect(canvas.queryByText('Abandoned checkouts')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Speed' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /shopsummary': 'silent' } } },
};

export const LoadingTheFiguresIsAnnounced: Story = {
  ...Loading,
  name: 'Loading the figures is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the figures' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { admin: { summary: emptySummary } } } };

export const AShopWithoutOrdersHasItsZeros: Story = {
  ...Empty,
  name: 'A shop without orders has its zeros',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Revenue per day: $0.00 in 30 days' }),
    ).toBeVisible();
    await expect(canvas.getByText('Nothing was sold in this period.')).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /shopsummary': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.admin),
};

/** Only the figures of the other period are missing. */
export const APeriodThatFailsIsSaidInThePlaceOfItsFigures: Story = {
  name: 'A period that fails is said in the place of its figures, and can be tried again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const week = await canvas.findByRole('button', { name: '7 days' });
    await canvas.findByRole('img', { name: /in 30 days$/ });
    getWorker().use(http.get('*/api/shopsummary', () => HttpResponse.error(), { once: true }));
    await userEvent.click(week);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The figures of 7 days could not be loaded.',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('img', { name: /in 7 days$/ })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Figures' })).toHaveFocus();
  },
};

export const Unauthorized: Story = {
  parameters: { shop: { outages: { 'GET /shopsummary': 401 } } },
};

export const AnEndedSessionIsDenied: Story = {
  ...Unauthorized,
  name: 'An ended session is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
