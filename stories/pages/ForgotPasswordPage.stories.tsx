import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { paths } from '../../src/lib/paths.ts';
import { anna } from '../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.forgotPassword },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function askForLink(canvas: ReturnType<typeof within>, email = anna.email) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' });
    await waitFor(() => expect(document.title).toBe('Forgot your password? · Hemline'));
  },
};

export const FromLogin: Story = {
  parameters: { route: paths.login },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot your password?' }));
    await expect(await canvas.findByRole('button', { name: 'Send the link' })).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByText(/^If an account has this email/)).toBeVisible();
  },
};

/** Nobody learns whether an email has an account. */
export const SentToNobody: Story = {
  play: async ({ canvas }) => {
    await askForLink(canvas, 'nobody@example.test');
    await expect(await canvas.findByText(/^If an account has this email/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'POST /forgotpassword': 'offline' } } },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The shop can’t be reached.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(anna.email);
  },
};

export const Loading: Story = {
  parameters: { shop: { outages: { 'POST /forgotpassword': 'silent' } } },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send the link' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** A server with only the specification's calls. */
export const Bare: Story = {
  parameters: { shop: { bare: true } },
  play: async ({ canvas }) => {
    await askForLink(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Please write to us' })).toBeVisible();
    await expect(canvas.getByText(/hello@hemline\.test/)).toBeVisible();
  },
};
