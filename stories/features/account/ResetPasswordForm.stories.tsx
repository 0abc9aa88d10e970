import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ResetPasswordForm } from '../../../src/features/account/ResetPasswordForm.tsx';
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

export const NewAccount: Story = { args: { isNewAccount: true } };

export const AClickSendsTheNewPassword: Story = {
  name: 'A click sends the new password',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'New password' }), 'a linen coat');
    await userEvent.click(canvas.getByRole('button', set));
    await waitFor(() => expect(onReset).toHaveBeenCalledWith('a linen coat'));
  },
};

export const EnterSendsTheNewPassword: Story = {
  name: 'Enter sends the new password',
  tags: ['behaviour'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('a linen coat{Enter}');
    await waitFor(() => expect(onReset).toHaveBeenCalledWith('a linen coat'));
  },
};

export const AShortPasswordIsRefused: Story = {
  name: 'A short password is refused',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'linen');
    await userEvent.click(canvas.getByRole('button', set));
    await expect(await canvas.findByText('Use 8 to 128 characters')).toBeVisible();
    await expect(onReset).not.toHaveBeenCalled();
  },
};
