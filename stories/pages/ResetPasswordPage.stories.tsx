import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { paths } from '../../src/lib/paths.ts';
import { logInAnna } from '../mocks/logins.ts';
import { resetToken } from '../mocks/passwords.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: `${paths.resetPassword}?token=${resetToken}` },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

async function setPassword(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText('New password'), 'a linen coat');
  await userEvent.click(canvas.getByRole('button', { name: 'Set the password' }));
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Set a new password' });
    await waitFor(() => expect(document.title).toBe('Set a new password · Hemline'));
  },
};

/** The old sessions are over, this browser's too. */
export const Done: Story = {
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const toast = await screen.findByText('Your new password is set: log in with it.');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(localStorage.getItem('hemline.session')).toBeNull();
  },
};

export const DoneByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByLabelText('New password')).focus();
    await userEvent.keyboard('a linen coat{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
};

export const DeadLink: Story = {
  parameters: { route: `${paths.resetPassword}?token=token-that-was-used-before` },
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }));
    await expect(await canvas.findByRole('button', { name: 'Send the link' })).toBeVisible();
  },
};

export const WithoutToken: Story = {
  parameters: { route: paths.resetPassword },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link works no more' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { shop: { outages: { 'POST /resetpassword': 500 } } },
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side.',
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue('a linen coat');
  },
};

/** A server with only the specification's calls. */
export const Bare: Story = {
  parameters: { shop: { bare: true } },
  play: async ({ canvas }) => {
    await setPassword(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Please write to us' })).toBeVisible();
  },
};
