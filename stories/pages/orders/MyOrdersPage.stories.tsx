import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleFormerOrders, exampleOrders } from '../../../contract/examples/orders.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAnna } from '../../mocks/logins.ts';
import { failed, loading, sessionEnded, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.myOrders },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const shuffled = [...exampleOrders].reverse();

export const Ready: Story = {
  parameters: { shop: { customer: { orders: shuffled } } },
  afterEach: shows('The newest order comes first', async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Orders' });
    const days = canvas.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
    await expect(days.slice(0, 3)).toEqual(['12 March 2026', '2 March 2026', '31 January 2026']);
    await waitFor(() => expect(document.title).toBe('My orders · Hemline'));
  }),
};

export const SpecOnlyServer: Story = {
  ...Ready,
  parameters: { shop: { plain: true, customer: { orders: shuffled } } },
};

export const EnterOpensAnOrderAndMovesTheFocus: Story = {
  name: 'Enter opens an order, and the focus moves there',
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

export const Loading: Story = loading('GET /getorders', 'Loading orders');

export const Empty: Story = {
  parameters: { shop: { customer: { orders: [] } } },
  afterEach: shows('Without orders a link leads to the new collection', async ({ canvas }) => {
    await expect(await canvas.findByText('There are no orders in this account yet')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'See the new collection' });
    await expect(link).toHaveAttribute('href', paths.newCollection);
  }),
};

export const OrdersOfTheFormerShopAreBelow: Story = {
  name: 'Orders of the former shop are below, and can only be read',
  parameters: {
    shop: { customer: { orders: [] }, admin: { formerShop: { orders: exampleFormerOrders } } },
  },
  play: async ({ canvas }) => {
    const section = within(
      await canvas.findByRole('region', { name: 'Orders of our former shop' }),
    );
    await userEvent.click(section.getByRole('button', { name: /^#1002/ }));
    await expect(await section.findByRole('row', { name: 'Total $92.00' })).toBeVisible();
    await expect(section.queryByRole('button', { name: /return|cancel/i })).not.toBeInTheDocument();
  },
};

export const TabAndEnterSendTheLinkToAGuestsOrders: Story = {
  ...Empty,
  afterEach: undefined,
  name: 'Without orders, Tab and Enter send the link to a guest’s orders',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Email me the link' });
    canvas.getByRole('link', { name: 'See the new collection' }).focus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^If orders were made with anna@example.test/);
    await expect(button).not.toBeInTheDocument();
  },
};

export const AClickBelowTheOrdersSendsTheLink: Story = {
  ...Ready,
  afterEach: undefined,
  name: 'A click below the orders sends the link to a guest’s orders',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email me the link' }));
    await expect(await canvas.findByText(/^If orders were made with/)).toBeVisible();
  },
};

export const WithoutGuestOrdersThereIsNoLink: Story = {
  parameters: { shop: { takesGuests: false, customer: { orders: [] } } },
  name: 'Without guest orders there is no link',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('There are no orders in this account yet');
    await expect(canvas.queryByText('Ordered without an account?')).not.toBeInTheDocument();
  },
};

export const ASpecOnlyServerOffersNoLink: Story = {
  parameters: { shop: { plain: true, customer: { orders: [] } } },
  name: 'A spec-only server offers no link',
  tags: ['behaviour'],
  play: WithoutGuestOrdersThereIsNoLink.play,
};

export const Failed: Story = failed('GET /getorders', paths.myOrders);

export const Offline: Story = { globals: { network: 'offline' } };

export const Unauthorized: Story = sessionEnded('GET /getorders', 'An ended session is denied');

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
