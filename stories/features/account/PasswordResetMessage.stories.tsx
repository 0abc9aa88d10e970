import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../contract/paths.ts';
import { PasswordResetMessage } from '../../../src/features/account/PasswordResetMessage.tsx';
import { shows } from '../../pages/states.ts';

const meta = { component: PasswordResetMessage } satisfies Meta<typeof PasswordResetMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  args: { state: 'sent' },
  afterEach: shows(
    'The message takes the focus and does not reveal whether the account exists',
    async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
      await expect(canvas.getByText(/^If an account has this email/)).toBeVisible();
    },
  ),
};

/** The pressed button is gone. */
export const InvalidLink: Story = {
  args: { state: 'deadLink' },
  afterEach: shows('An invalid link offers a new one', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    );
  }),
};

export const WithoutTheCallItRefersToSupport: Story = {
  args: { state: 'unsupported', supportEmail: 'hello@hemline.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/: hello@hemline\.test\.$/)).toBeVisible();
  },
};

export const WithoutAnEmailTheSentenceIsComplete: Story = {
  args: { state: 'unsupported', supportEmail: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask us for a new password\.$/)).toBeVisible();
  },
};
