import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectDenied } from '../flows/expecting.ts';
import { logInAnna } from '../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: '/error' },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = { level: 1, name: 'Oops! Something went wrong...' };

export const OpenedByItself: Story = {};

export const OpenedByItselfThereIsNothingToTryAgain: Story = {
  name: 'Opened by itself there is nothing to try again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const UnknownUrl: Story = { parameters: { route: '/no/such/page' } };

export const AnUnknownAddressLeadsHome: Story = {
  ...UnknownUrl,
  name: 'An unknown address leads home',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByText(/There is no page at this address/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go home' }));
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
  },
};

/** A visitor who is not logged in is not told which paths of an account there are. */
export const UnknownUrlOfAnAccountAsGuest: Story = {
  parameters: { route: '/account/no/such/page' },
};

export const AGuestLearnsNothingOfAnAccountsPaths: Story = {
  ...UnknownUrlOfAnAccountAsGuest,
  name: 'A guest learns nothing of an account’s paths',
  tags: ['behaviour'],
  play: ({ canvas }) => expectDenied(canvas),
};

export const UnknownUrlOfTheAdminAreaAsGuest: Story = {
  ...UnknownUrlOfAnAccountAsGuest,
  parameters: { route: '/admin/no/such/page' },
};

export const AGuestLearnsNothingOfTheAdminAreasPaths: Story = {
  ...AGuestLearnsNothingOfAnAccountsPaths,
  name: 'A guest learns nothing of the admin area’s paths',
  tags: ['behaviour'],
  parameters: UnknownUrlOfTheAdminAreaAsGuest.parameters,
};

export const UnknownUrlOfAnAccount: Story = {
  parameters: { route: '/account/no/such/page' },
  beforeEach: logInAnna,
};

export const ACustomerIsToldThatThePageIsNotThere: Story = {
  ...UnknownUrlOfAnAccount,
  name: 'A customer is told that the page is not there',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByText(/There is no page at this address/)).toBeVisible();
  },
};

export const EnterTriesTheFailedPageAgain: Story = {
  name: 'Enter tries the failed page again',
  tags: ['behaviour'],
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
