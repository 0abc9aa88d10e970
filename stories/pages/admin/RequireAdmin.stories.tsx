import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import RequireAdmin from '../../../src/pages/admin/RequireAdmin.tsx';
import { admin, anna, logInAdmin, logInAnna } from '../../mocks/logins.ts';
import { guardedAt } from '../guardedAt.tsx';
import { redirectsTo, shows } from '../states.ts';

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

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getuser': 'silent' } } },
  afterEach: shows('Loading is announced', async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  }),
};

export const Guest: Story = {
  beforeEach: () => localStorage.clear(),
  afterEach: shows('A guest is denied', async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /unauthorized')).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  }),
};

export const Customer: Story = {
  beforeEach: logInAnna,
  afterEach: redirectsTo('/unauthorized', 'A customer is denied'),
};

/** The browser stored that Anna is an admin; the server does not agree. */
export const ForgedRole: Story = {
  beforeEach: () => store({ token: `token-of-${anna.id}`, role: 'admin', id: anna.id }),
  afterEach: redirectsTo('/unauthorized', 'A forged role is denied'),
};

/** Became an admin since the login. */
export const StoredAsCustomer: Story = {
  beforeEach: () => store({ token: `token-of-${admin.id}`, role: 'customer', id: admin.id }),
  afterEach: redirectsTo('/unauthorized', 'A customer who became an admin has to log in again'),
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /getuser': 500 } } },
  afterEach: redirectsTo('/error', 'A failure leads to the error page'),
};

function store(session: { token: string; role: string; id: string }) {
  localStorage.setItem('hemline.session', JSON.stringify(session));
}
