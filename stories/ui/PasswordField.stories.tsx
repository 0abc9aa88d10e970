import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import type { Guide } from '../../.storybook/guide.ts';
import { PasswordField } from '../../src/ui/PasswordField.tsx';
import { asSent } from './asSent.tsx';
import { inForm } from './inForm.tsx';

const meta = {
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'new-password', required: true },
  argTypes: { name: { control: false } },
  decorators: [
    inForm({ password: '' }, object({ password: string().required('Password is required') })),
  ],
  parameters: {
    guide: {
      instead: {
        FormTextField: 'for a code of the authenticator, which need not be hidden.',
      },
      content: [
        '“Password” to log in, “New password” to choose one, “Current password” to prove who is asking.',
        'For a new one the hint says what it must have, before anything is typed.',
      ],
      announced: [
        'The label, that it is required, and the hint or error.',
        'The eye is a toggle button named “Show password”, pressed while the password is visible.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: { password: 'a linen shirt' } } };

export const Invalid: Story = { decorators: [asSent()] };

export const WithAHint: Story = { args: { label: 'New password', hint: '8 to 128 characters' } };

export const TypedTextStaysHidden: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a linen shirt');
    await waitFor(() =>
      expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password'),
    );
  },
};

export const TheButtonShowsTheTypedText: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a linen shirt');
    const show = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.click(show);
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('a linen shirt');
  },
};

export const TheSpaceBarShowsAndHidesThePassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('a linen shirt{Tab} ');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('a linen shirt'),
    );
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: 'Password' })).not.toBeInTheDocument(),
    );
  },
};

export const AnEmptyPasswordIsRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Password is required')).toBeVisible();
  },
};
