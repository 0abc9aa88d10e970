import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { anna, logInAnna } from '../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/unauthorized' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Denied: Story = {};

export const AClickOpensTheHomePage: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Oops! You Shall Not Pass!' });
    await userEvent.click(canvas.getByRole('link', { name: 'Go home' }));
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
  },
};

export const TheLoginReturnsToTheDeniedPage: Story = {
  parameters: { route: paths.myOrders },
  play: async ({ canvas }) => {
    const denied = within(await canvas.findByRole('main'));
    await userEvent.click(await denied.findByRole('link', { name: 'Login' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), anna.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${anna.password}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  },
};

/** Back at the page, access would be denied again. */
export const ACustomerWithoutAccessIsRedirectedHome: Story = {
  parameters: { route: paths.myOrders, shop: { outages: { 'GET /getorders': 403 } } },
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    const denied = within(await canvas.findByRole('main'));
    await userEvent.click(await denied.findByRole('link', { name: 'Login' }));
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
