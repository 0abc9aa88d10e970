import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleOrders } from '../../contract/examples/orders.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectDenied, expectFailure } from '../flows/expecting.ts';
import { logInAnna } from '../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myOrders },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const shuffled = [...exampleOrders].reverse();

/** Newest first, whatever order the server answers them in. */
export const Ready: Story = { parameters: { shop: { customer: { orders: shuffled } } } };

export const TheNewestOrderComesFirst: Story = {
  ...Ready,
  name: 'The newest order comes first',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Orders' });
    const days = canvas.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
    await expect(days.slice(0, 3)).toEqual(['12 March 2026', '2 March 2026', '31 January 2026']);
    await waitFor(() => expect(document.title).toBe('My orders · Hemline'));
  },
};

/** The same on a server with only the specification's calls. */
export const PlainServer: Story = {
  ...Ready,
  parameters: { shop: { plain: true, customer: { orders: shuffled } } },
};

export const APlainServersNewestOrderComesFirst: Story = {
  ...TheNewestOrderComesFirst,
  name: 'A plain server’s newest order comes first',
  tags: ['behaviour'],
  parameters: PlainServer.parameters,
};

export const AClickOpensAnOrder: Story = {
  name: 'A click opens an order',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'See the order of 12 March 2026, H-10007' }),
    );
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Order of 12 March 2026' }),
    ).toBeVisible();
  },
};

export const Several: Story = {};

export const EnterOpensAnOrderAndTheFocusGoesAlong: Story = {
  name: 'Enter opens an order and the focus goes along',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'See the order of 12 March 2026, H-10007' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Order of 12 March 2026' });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    canvas.getByRole('link', { name: 'All my orders' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('list', { name: 'Orders' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /getorders': 'silent' } } } };

export const LoadingOrdersIsAnnounced: Story = {
  ...Loading,
  name: 'Loading orders is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading orders' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { shop: { customer: { orders: [] } } } };

export const WithoutOrdersTheLinkLeadsToTheNewCollection: Story = {
  ...Empty,
  name: 'Without orders the link leads to the new collection',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not ordered anything yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See the new collection' }));
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /getorders': 500 } } } };

export const Offline: Story = { globals: { network: 'offline' } };

export const AFailureCanBeTriedAgain: Story = {
  ...Failed,
  name: 'A failure can be tried again',
  tags: ['behaviour'],
  play: ({ canvas }) => expectFailure(canvas, paths.myOrders),
};

export const Unauthorized: Story = { parameters: { shop: { outages: { 'GET /getorders': 401 } } } };

export const AnEndedSessionIsDenied: Story = {
  ...Unauthorized,
  name: 'An ended session is denied',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
