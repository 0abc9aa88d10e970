import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordResetMessage } from '../../../src/features/account/PasswordResetMessage.tsx';
import { paths } from '../../../src/lib/paths.ts';

const meta = { component: PasswordResetMessage } satisfies Meta<typeof PasswordResetMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^If an account has this email/)).toBeVisible();
  },
};

export const DeadLink: Story = {
  args: { state: 'deadLink' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
  },
};

export const Unsupported: Story = {
  args: { state: 'unsupported', supportEmail: 'hello@hemline.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/: hello@hemline\.test\.$/)).toBeVisible();
  },
};

export const UnsupportedWithoutEmail: Story = {
  args: { state: 'unsupported', supportEmail: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We gladly set one for you\.$/)).toBeVisible();
  },
};
