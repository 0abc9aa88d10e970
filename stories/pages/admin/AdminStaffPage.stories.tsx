import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink, shows } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.staff },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  afterEach: shows('The list of keys says where assistants find the shop', async ({ canvas }) => {
    await canvas.findByText(/^Assistants read the shop through MCP at http.*\/mcp, with a key/);
  }),
};

export const AnInvitedPersonIsInTheList: Story = {
  name: 'An invited person is in the list, and is removed',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'paula@example.test{Enter}');
    await canvas.findByText('Manager, invited');
    await screen.findByText('Invitation sent to paula@example.test');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove paula@example.test' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('Manager, invited')).not.toBeInTheDocument());
  },
};

export const TheLastOwnerStays: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Remove Anna Souza' })).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('This is the shop’s last owner. Make someone else an owner first.');
  },
};

export const AKeyIsShownOnceAndRevoked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add key' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Warehouse');
    await userEvent.click(form.getByRole('checkbox', { name: 'See orders' }));
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await canvas.findByText(/^hl_(mock)+key$/);
    await canvas.findByRole('rowheader', { name: /^Warehouse/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Warehouse' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await canvas.findByText(/^No keys/);
    await expect(canvas.queryByText(/^hl_/)).not.toBeInTheDocument();
  },
};

/** A page that the role lacks. */
export const NotInTheRole: Story = {
  parameters: { shop: { admin: { role: 'manager' } } },
  afterEach: shows('A manager has no page of staff', async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your role does not include this page' });
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    await expect(nav.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  }),
};

export const SpecOnlyServer: Story = hidesAdminLink('Staff');

export const Loading: Story = { parameters: { shop: { outages: { 'GET /staff': 'silent' } } } };

export const Failed: Story = failed('GET /staff', adminPaths.staff);

export const WithoutKeys: Story = {
  parameters: { shop: { outages: { 'GET /apikeys': 404 } } },
  afterEach: shows('A server without API keys shows the staff alone', async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Invite' });
    await expect(canvas.queryByRole('button', { name: 'Add key' })).not.toBeInTheDocument();
  }),
};

export const Offline: Story = { globals: { network: 'offline' } };
