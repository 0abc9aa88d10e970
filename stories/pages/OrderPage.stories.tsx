import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { shippedOrder } from '../../contract/examples/orders.ts';
import { linenShirt } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { paths } from '../../src/lib/paths.ts';
import { expectDenied, expectFailure } from '../flows/expecting.ts';
import { logInAnna } from '../mocks/logins.ts';

const route = paths.order(shippedOrder._id);

const meta = {
  component: AppRoutes,
  parameters: { route },
  beforeEach: logInAnna,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
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
export const Bare: Story = { ...Ready, parameters: { shop: { bare: true } } };

export const BackByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'All my orders' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('list', { name: 'Orders' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getorders': 'silent' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the order' })).toBeVisible();
  },
};

/** Somebody else's, or none at all. */
export const NotFound: Story = {
  parameters: { shop: { customer: { orders: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such order among yours')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all my orders' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /getorders': 'offline' } } },
  play: ({ canvas }) => expectFailure(canvas, route),
};

export const Unauthorized: Story = {
  parameters: { shop: { outages: { 'GET /getorders': 403 } } },
  play: ({ canvas }) => expectDenied(canvas),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order of 2 March 2026' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
