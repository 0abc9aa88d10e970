import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { shippedOrder } from '../../contract/examples/orders.ts';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectDenied, expectFailure } from '../flows/expecting.ts';
import { logInAnna } from '../mocks/logins.ts';
import { catchFiles, offeredText } from '../mocks/offeredFiles.ts';

const route = paths.order(shippedOrder._id);

const meta = {
  component: AppRoutes,
  parameters: { route },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const EverythingOfTheOrderIsToldAndLeadsOn: Story = {
  name: 'Everything of the order is told and leads on',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order of 2 March 2026' });
    await expect(canvas.getByText('On its way')).toBeVisible();
    await expect(canvas.getByText(shippedOrder.address)).toBeVisible();
    const lines = within(canvas.getByRole('list', { name: 'Products' }));
    await userEvent.click(lines.getByRole('link', { name: linenShirt.name }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: linenShirt.name }),
    ).toBeVisible();
  },
};

/** The same on a server with only the specification's calls. */
export const PlainServer: Story = { ...Ready, parameters: { shop: { plain: true } } };

export const APlainServersOrderIsToldAndLeadsOn: Story = {
  ...EverythingOfTheOrderIsToldAndLeadsOn,
  name: 'A plain server’s order is told and leads on',
  tags: ['behaviour'],
  parameters: PlainServer.parameters,
};

export const ItsInvoiceIsAFile: Story = {
  name: 'Its invoice is a file',
  tags: ['behaviour'],
  beforeEach: catchFiles,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download invoice' }));
    await expect(await offeredText()).toBe('%PDF-1.4 invoice H-10006');
  },
};

export const AnInvoiceThatFailsCanBeAskedForAgain: Story = {
  name: 'An invoice that fails can be asked for again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Download invoice' })).focus();
    getWorker().use(http.get('*/api/invoice/:id', () => HttpResponse.error(), { once: true }));
    await userEvent.keyboard('{Enter}');
    const problem = await screen.findByText('We can’t reach the shop. Please try again.');
    await waitFor(() => expect(problem).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Download invoice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(problem).not.toBeInTheDocument());
  },
};

export const APlainServerHasNoInvoice: Story = {
  ...PlainServer,
  name: 'A plain server has no invoice',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText(shippedOrder.address);
    await expect(
      canvas.queryByRole('button', { name: 'Download invoice' }),
    ).not.toBeInTheDocument();
  },
};

export const EnterLeadsBackToAllOrders: Story = {
  name: 'Enter leads back to all orders',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'All my orders' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('list', { name: 'Orders' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /getorders': 'silent' } } } };

export const LoadingTheOrderIsAnnounced: Story = {
  ...Loading,
  name: 'Loading the order is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the order' })).toBeVisible();
  },
};

/** Somebody else's, or none at all. */
export const NotFound: Story = { parameters: { shop: { customer: { orders: [] } } } };

export const AnOrderThatIsNotThereLeadsToTheOthers: Story = {
  ...NotFound,
  name: 'An order that is not there leads to the others',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t find this order in your account')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all my orders' })).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /getorders': 'offline' } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, route),
};

export const Unauthorized: Story = { parameters: { shop: { outages: { 'GET /getorders': 403 } } } };

export const AnEndedSessionIsDenied: Story = {
  ...Unauthorized,
  name: 'An ended session is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
