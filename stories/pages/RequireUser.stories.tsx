import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../contract/paths.ts';
import { RequireUser } from '../../src/pages/RequireUser.tsx';
import { logInAnna } from '../mocks/logins.ts';
import { guardedAt } from './guardedAt.tsx';
import { redirectsTo, shows } from './states.ts';

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

export const Loading: Story = {
  parameters: { shop: { outages: { 'GET /getuser': 'silent' } } },
  afterEach: shows('Loading is announced', async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  }),
};

export const Guest: Story = {
  beforeEach: () => localStorage.clear(),
  afterEach: redirectsTo('/unauthorized', 'A guest is denied'),
};

export const SessionEnded: Story = {
  parameters: { shop: { outages: { 'GET /getuser': 401 } } },
  afterEach: shows('An ended session is removed', async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /unauthorized')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('hemline.session')).toBeNull());
  }),
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'GET /getuser': 500 } } },
  afterEach: shows('A failure keeps the session', async ({ canvas }) => {
    await expect(await canvas.findByText('Came to /error')).toBeVisible();
    await expect(localStorage.getItem('hemline.session')).not.toBeNull();
  }),
};
