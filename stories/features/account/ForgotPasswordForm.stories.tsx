import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ForgotPasswordForm } from '../../../src/features/account/PasswordResetMessage.tsx';
import { asSent } from '../../ui/asSent.tsx';

const onAsk = fn();

const meta = {
  component: ForgotPasswordForm,
  args: { onAsk },
  beforeEach: () => {
    onAsk.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = { name: 'Send the link' };

export const Empty: Story = {};

export const InvalidEmail: Story = { decorators: [asSent({ email: 'anna@example' })] };

export const OnlyAValidEmailIsSent: Story = {
  name: 'An invalid email is refused, a valid one is sent trimmed',
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await userEvent.type(email, 'anna');
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(onAsk).not.toHaveBeenCalled();
    await userEvent.clear(email);
    await userEvent.type(email, ' anna@example.test {Enter}');
    await waitFor(() => expect(onAsk).toHaveBeenCalledWith('anna@example.test'));
  },
};
