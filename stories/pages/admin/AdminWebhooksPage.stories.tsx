import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { logInAdmin } from '../../mocks/logins.ts';
import { failed, hidesAdminLink } from '../states.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: adminPaths.webhooks },
  beforeEach: logInAdmin,
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { parameters: { shop: { outages: { 'GET /webhooks': 'silent' } } } };

export const Failed: Story = failed('GET /webhooks', adminPaths.webhooks);

export const Offline: Story = { globals: { network: 'offline' } };

export const SpecOnlyServer: Story = hidesAdminLink('Webhooks');

async function add(url: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Address' }), url);
  await userEvent.click(form.getByRole('checkbox', { name: 'Order placed' }));
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const ASecretIsShownOnce: Story = {
  name: 'A secret is shown once, and the webhook is deleted',
  play: async ({ canvas, step }) => {
    const url = 'https://down.example/in';
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await add(url);
    const old = (await canvas.findByText(/^whsec_/)).textContent;
    await step('A new secret is shown once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy secret' }));
      await canvas.findByText('Copied');
      (await canvas.findByRole('button', { name: `New secret for ${url}` })).focus();
      await userEvent.keyboard('{Enter}');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'New secret' }));
      await waitFor(() => expect(canvas.getByText(/^whsec_/)).not.toHaveTextContent(old ?? ''));
      await expect(canvas.queryByText('Copied')).not.toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
    await step('A failed test says why', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Test ${url}` }));
      await screen.findByText('Rejected: 503 Service Unavailable');
    });
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${url}` }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await canvas.findByText(/^No webhooks/);
    await expect(canvas.queryByText(/^whsec_/)).not.toBeInTheDocument();
  },
};

export const ATestIsInTheLog: Story = {
  name: 'A test and a resent message are in the log',
  play: async ({ canvas }) => {
    const url = 'https://erp.example/in';
    await add(url);
    const button = await canvas.findByRole('button', { name: `Log ${url}`, expanded: false });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const log = within(await canvas.findByRole('table', { name: `Log of ${url}` }));
    await log.findByText('Waiting');
    await userEvent.click(canvas.getByRole('button', { name: `Test ${url}` }));
    await log.findByText('Test');
    await userEvent.click(log.getByRole('button', { name: /^Send again Order placed/ }));
    await waitFor(() => expect(log.getAllByText('Sent')).toHaveLength(2));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table', { name: /^Log/ })).not.toBeInTheDocument();
  },
};
