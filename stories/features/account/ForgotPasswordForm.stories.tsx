import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ForgotPasswordForm } from '../../../src/features/account/ForgotPasswordForm.tsx';
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

export const WrongEmail: Story = { decorators: [asSent({ email: 'anna@example' })] };

export const AnEmailIsSentWithoutItsSpaces: Story = {
  name: 'An email is sent without its spaces',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' anna@example.test ');
    await userEvent.click(canvas.getByRole('button', send));
    await waitFor(() => expect(onAsk).toHaveBeenCalledWith('anna@example.test'));
  },
};

export const EnterAsksOnce: Story = {
  name: 'Enter asks once',
  tags: ['behaviour'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('anna@example.test{Enter}{Enter}');
    await waitFor(() => expect(onAsk).toHaveBeenCalledWith('anna@example.test'));
  },
};

export const AWrongEmailIsRefusedAndHasTheFocus: Story = {
  name: 'A wrong email is refused and has the focus',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'anna');
    await userEvent.click(canvas.getByRole('button', send));
    await expect(await canvas.findByText('Invalid email address')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(onAsk).not.toHaveBeenCalled();
  },
};
