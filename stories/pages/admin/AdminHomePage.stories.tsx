import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, userEvent, waitFor } from 'storybook/test';
import { processingOrder } from '../../../contract/examples/orders.ts';
import { requestedReturn } from '../../../contract/examples/returns.ts';
import { exampleEnvParams } from '../../../contract/examples/shop.ts';
import { emptySummary, exampleSetup } from '../../../contract/examples/summary.ts';
import { paths } from '../../../contract/paths.ts';
import { paidOrOnAccount } from '../../../contract/rules/orderStates.ts';
import type { Order } from '../../../contract/schemas/order.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, loading, sessionEnded, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.admin },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('The figures of a month are shown', async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Revenue per day: $18,899.25 in 30 days' });
    await expect(canvas.getByText('Abandoned checkouts')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Admin · Hemline'));
  }),
};

const toShip: Order[] = [
  { ...processingOrder, email: 'paid@example.test' },
  {
    ...{ ...processingOrder, _id: 'on-account', email: 'telephone@example.test' },
    ...{ payment_status: 'pending', manualPayment: 'unpaid' },
  },
  { ...processingOrder, _id: 'due', email: 'due@example.test', refundPending: true },
];

export const AnOrderOnAccountIsListedToShip: Story = {
  name: 'An order on account is listed to ship, one with a pending refund is not',
  parameters: { shop: { admin: { orders: toShip } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See all 12' }));
    await canvas.findByRole('tab', { name: /^Processing/, selected: true });
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveValue(paidOrOnAccount);
    await canvas.findByText('1–2 of 2');
    const grid = canvas.getByRole('grid', { name: 'Orders' });
    await waitFor(() => expect(grid).toHaveTextContent('telephone@'));
    await expect(grid).not.toHaveTextContent('due@');
  },
};

export const OpenReturnsAreShownWithACount: Story = {
  parameters: { shop: { admin: { orders: [requestedReturn, processingOrder] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Returns (1)' });
    await userEvent.click(await canvas.findByRole('link', { name: 'See all 1' }));
    await canvas.findByText('1–1 of 1');
  },
};

export const AWeekByUrl: Story = {
  parameters: { route: `${paths.admin}?days=7` },
  afterEach: shows('The URL sets the period', async ({ canvas }) => {
    await canvas.findByRole('button', { name: '7 days', pressed: true });
  }),
};

/** The browser calculates the summary; checkouts and visits are unknown. */
export const SpecOnlyServer: Story = {
  parameters: { shop: { plain: true } },
  afterEach: shows(
    'A spec-only server’s figures are summed up in the browser',
    async ({ canvas }) => {
      await expect(await canvas.findByRole('region', { name: 'Low stock' })).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'Orders to ship' })).toBeVisible();
      await expect(canvas.queryByText('Abandoned checkouts')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('region', { name: 'Speed' })).not.toBeInTheDocument();
    },
  ),
};

const paymentStates = ['Not paid', 'Completed'];

/** Another server's states, none of which is called “paid”. */
export const SpecOnlyServerOtherStates: Story = {
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
  afterEach: shows('Unknown payment states are not summed up', async ({ canvas }) => {
    await canvas.findByText(/^None of this shop’s payment states is called “paid”/);
    await expect(canvas.queryByText('Paid orders')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Orders to ship' })).toBeNull();
  }),
};

export const Loading: Story = loading('GET /shopsummary', 'Loading the figures');

export const Empty: Story = { parameters: { shop: { admin: { summary: emptySummary } } } };

export const NewShop: Story = {
  parameters: { shop: { admin: { summary: { ...emptySummary, setup: exampleSetup(1) } } } },
  beforeEach: () => localStorage.removeItem('hemline.setupHidden'),
};

export const AHiddenChecklistStaysHidden: Story = {
  ...NewShop,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide' }));
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Open your shop' })).not.toBeInTheDocument(),
    );
    await expect(localStorage.getItem('hemline.setupHidden')).toBe('true');
  },
};

export const Failed: Story = failed('GET /shopsummary', paths.admin);

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailedPeriodIsReportedInPlaceOfItsFigures: Story = {
  name: 'A failed period is reported in place of its figures, and can be retried',
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

export const Unauthorized: Story = sessionEnded('GET /shopsummary');
