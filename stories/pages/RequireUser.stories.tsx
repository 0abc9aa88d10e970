import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { RequireUser } from '../../src/pages/RequireUser.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { guardedAt } from './guardedAt.tsx';

const meta = {
  component: RequireUser,
  args: { children: <h1>For customers only</h1> },
  decorators: [guardedAt(paths.account)],
  parameters: { route: paths.account },
  beforeEach: logInAnna,
} satisfies Meta<typeof RequireUser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {};

export const ACustomerComesIn: Story = {
  name: 'A customer comes in',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'For customers only' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /getuser': 'silent' } } } };

export const LoadingIsAnnounced: Story = {
  ...Loading,
  name: 'Loading is announced',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  },
};

export const Guest: Story = { beforeEach: () => localStorage.clear() };

export const AGuestIsDenied: Story = {
  ...Guest,
  name: 'A guest is denied',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /unauthorized')).toBeVisible();
  },
};

/** The stored session is none any more: it is forgotten. */
export const SessionEnded: Story = { parameters: { shop: { outages: { 'GET /getuser': 401 } } } };

export const AnEndedSessionIsForgotten: Story = {
  ...SessionEnded,
  name: 'An ended session is forgotten',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /unauthorized')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('hemline.session')).toBeNull());
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /getuser': 500 } } } };

export const AFailureKeepsTheSession: Story = {
  ...Failed,
  name: 'A failure keeps the session',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /error')).toBeVisible();
    await expect(localStorage.getItem('hemline.session')).not.toBeNull();
  },
};
