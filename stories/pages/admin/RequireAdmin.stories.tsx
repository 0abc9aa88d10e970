import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import RequireAdmin from '../../../src/pages/admin/RequireAdmin.tsx';
import { admin, anna, logInAdmin, logInAnna } from '../../mocks/logins.ts';
import { guardedAt } from '../guardedAt.tsx';

const meta = {
  component: RequireAdmin,
  args: { children: <h1>For admins only</h1> },
  decorators: [guardedAt(paths.admin)],
  parameters: { route: paths.admin },
  beforeEach: logInAdmin,
} satisfies Meta<typeof RequireAdmin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Admin: Story = {};

export const AnAdminComesIn: Story = {
  name: 'An admin comes in',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'For admins only' })).toBeVisible();
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
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const Customer: Story = { beforeEach: logInAnna };

export const ACustomerIsDenied: Story = {
  ...Customer,
  name: 'A customer is denied',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /unauthorized')).toBeVisible();
  },
};

/** The browser was told that Anna is an admin; the server knows better. */
export const ForgedRole: Story = {
  beforeEach: () => store({ token: `token-of-${anna.id}`, role: 'admin', id: anna.id }),
};

export const AForgedRoleIsDenied: Story = {
  ...ForgedRole,
  name: 'A forged role is denied',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /unauthorized')).toBeVisible();
  },
};

/** Became an admin since the login: logging in again is the way. */
export const StoredAsCustomer: Story = {
  beforeEach: () => store({ token: `token-of-${admin.id}`, role: 'customer', id: admin.id }),
};

export const ACustomerWhoBecameAnAdminHasToLogInAgain: Story = {
  ...StoredAsCustomer,
  name: 'A customer who became an admin has to log in again',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /unauthorized')).toBeVisible();
  },
};

export const Failed: Story = { parameters: { shop: { outages: { 'GET /getuser': 500 } } } };

export const AFailureLeadsToTheErrorPage: Story = {
  ...Failed,
  name: 'A failure leads to the error page',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /error')).toBeVisible();
  },
};

function store(session: { token: string; role: string; id: string }) {
  localStorage.setItem('hemline.session', JSON.stringify(session));
}
