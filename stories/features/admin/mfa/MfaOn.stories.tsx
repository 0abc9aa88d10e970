import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MfaOn } from '../../../../src/features/admin/mfa/MfaOn.tsx';

const onReplace = fn();

const meta = {
  component: MfaOn,
  args: { takesFocus: false, onReplace },
  beforeEach: () => void onReplace.mockReset(),
} satisfies Meta<typeof MfaOn>;

export default meta;
type Story = StoryObj<typeof meta>;

const replace = { name: 'Replace the authenticator' };

export const Enrolled: Story = {};

export const AClickReplacesTheAuthenticator: Story = {
  name: 'A click replaces the authenticator',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      'Multi-factor authentication is on',
    );
    await userEvent.click(canvas.getByRole('button', replace));
    await expect(onReplace).toHaveBeenCalledOnce();
  },
};

export const TakesFocus: Story = { args: { takesFocus: true } };

export const EnterReplacesTheAuthenticator: Story = {
  ...TakesFocus,
  name: 'Enter replaces the authenticator',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', replace)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onReplace).toHaveBeenCalledOnce();
  },
};
