import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ResetPasswordForm } from '../../../src/features/account/PasswordResetMessage.tsx';
import { asSent } from '../../ui/asSent.tsx';

const onReset = fn();

const meta = {
  component: ResetPasswordForm,
  args: { onReset },
  beforeEach: () => {
    onReset.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const set = { name: 'Set the password' };

export const Empty: Story = {};

export const TooShort: Story = { decorators: [asSent({ password: 'linen' })] };

export const NewAccount: Story = { args: { account: 'new' } };

export const InvitedStaff: Story = { args: { account: 'staff' } };

export const OnlyALongPasswordIsSent: Story = {
  name: 'A short password is refused, a long one is sent',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    const password = canvas.getByRole('textbox', { name: 'New password' });
    await userEvent.type(password, 'linen');
    await userEvent.click(canvas.getByRole('button', set));
    await expect(await canvas.findByText('Use 8 to 128 characters')).toBeVisible();
    await expect(onReset).not.toHaveBeenCalled();
    await userEvent.type(password, ' coat{Enter}');
    await waitFor(() => expect(onReset).toHaveBeenCalledWith('linen coat'));
  },
};
