import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { isDenied, shows } from './states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/error' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = { level: 1, name: 'Oops! Something went wrong...' };

const saysThatThereIsNoPage = shows('An unknown URL links to the home page', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  await expect(canvas.getByText(/There is no page at this address/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
});

export const OpenedDirectly: Story = {
  afterEach: shows('Opened directly, there is nothing to retry', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  }),
};

export const UnknownUrl: Story = {
  parameters: { route: '/no/such/page' },
  afterEach: saysThatThereIsNoPage,
};

export const UnknownAccountUrlAsGuest: Story = {
  parameters: { route: '/account/no/such/page' },
  afterEach: isDenied('A guest learns nothing of an account’s paths'),
};

export const UnknownAdminUrlAsGuest: Story = {
  parameters: { route: '/admin/no/such/page' },
  afterEach: isDenied('A guest learns nothing of the admin area’s paths'),
};

export const UnknownAccountUrl: Story = {
  parameters: { route: '/account/no/such/page' },
  beforeEach: logInAnna,
  afterEach: saysThatThereIsNoPage,
};

export const EnterRetriesTheFailedPage: Story = {
  parameters: { route: '/', shop: { outages: { 'GET /allproducts': 'offline' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Try again' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', heading)).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'dark' } };
