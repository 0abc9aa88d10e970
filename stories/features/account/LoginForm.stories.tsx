import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { LoginForm } from '../../../src/features/account/LoginForm.tsx';
import { shows } from '../../pages/states.ts';
import { asSent } from '../../ui/asSent.tsx';
import { enter } from '../../ui/enter.ts';

const onLogin = fn();
const onSignUp = fn();

function Switching(props: ComponentProps<typeof LoginForm>) {
  const [mode, setMode] = useState(props.mode);
  return (
    <LoginForm
      {...props}
      mode={mode}
      onModeChange={(chosen) => {
        setMode(chosen);
        props.onModeChange(chosen);
      }}
    />
  );
}

const meta = {
  component: LoginForm,
  args: {
    pictureUrl: 'banners/cloth.webp',
    mode: 'login',
    isTokenNeeded: false,
    onHaveCode: fn(),
    onModeChange: fn(),
    onLogin,
    onSignUp,
  },
  render: (args) => <Switching {...args} />,
  beforeEach: () => {
    onLogin.mockReset().mockResolvedValue(undefined);
    onSignUp.mockReset().mockResolvedValue(undefined);
  },
  parameters: {
    guide: {
      instead: {
        ForgotPasswordForm: 'where only an email is needed.',
        ProfileForm: 'to change what the account has.',
      },
      content: [
        '“Login” and “Sign Up”, as the specification has them.',
        'A note below the heading is one sentence.',
      ],
      announced: [
        'The page’s heading changes with the form; fields, errors and their order are those of ValidatedForm.',
        'What the server refuses is a toast, announced at once.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};

export const LoginWithInvalidValues: Story = { decorators: [asSent({ email: 'anna@example' })] };

export const EnterLogsIn: Story = {
  name: 'Enter logs in with fields that a password manager knows',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await userEvent.tab();
    await userEvent.keyboard('anna@example.test{Tab}a linen shirt{Enter}');
    await waitFor(() =>
      expect(onLogin).toHaveBeenCalledWith({
        email: 'anna@example.test',
        password: 'a linen shirt',
      }),
    );
  },
};

export const TokenNeeded: Story = { args: { isTokenNeeded: true } };

export const ARequestedTokenIsSent: Story = {
  ...TokenNeeded,
  play: async ({ canvas }) => {
    const token = canvas.getByRole('textbox', { name: 'MFA token' });
    await waitFor(() => expect(token).toHaveFocus());
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByText('Invalid MFA token')).toBeVisible();
    await enter(token, '3456');
    await enter(canvas.getByRole('textbox', { name: 'Email' }), 'admin@example.test');
    await enter(canvas.getByLabelText('Password'), 'a wool coat');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onLogin).toHaveBeenCalledWith({
        email: 'admin@example.test',
        password: 'a wool coat',
        token: '123456',
      }),
    );
  },
};

export const SignUp: Story = {
  args: { mode: 'signUp' },
  afterEach: shows('Required and optional fields are distinct', async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toBeRequired();
    await expect(canvas.getByLabelText('Phone (optional)')).not.toBeRequired();
    await expect(canvas.getByLabelText('Address (optional)')).not.toBeRequired();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  }),
};

export const SignUpWithInvalidValues: Story = {
  args: SignUp.args,
  decorators: [
    asSent({
      email: 'anna@example',
      password: 'linen',
      phone: '+351 912 345 678 901 234',
      address: 'Lisbon',
    }),
  ],
};

/** Only the server knows that the email is taken. */
export const SignUpRefused: Story = {
  args: SignUp.args,
  decorators: [asSent({ username: 'Anna', email: 'anna@example.test', password: 'a linen shirt' })],
  beforeEach: () => {
    onSignUp.mockResolvedValue({ email: 'This email is in use' });
  },
};

export const AClickSignsUpWithTheFilledFields: Story = {
  args: SignUp.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await enter(canvas.getByRole('textbox', { name: 'Username' }), 'Anna');
    await enter(canvas.getByRole('textbox', { name: 'Email' }), 'anna@example.test');
    await enter(canvas.getByLabelText('Password'), 'a linen shirt');
    await enter(canvas.getByRole('textbox', { name: /^Phone/ }), '912345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() =>
      expect(onSignUp).toHaveBeenCalledWith(
        {
          username: 'Anna',
          email: 'anna@example.test',
          password: 'a linen shirt',
          phone: '351912345678',
        },
        false,
      ),
    );
  },
};

export const EachErrorIsAnnouncedAndTheFirstHasTheFocus: Story = {
  args: SignUp.args,
  play: async ({ canvas }) => {
    await enter(canvas.getByLabelText('Password'), 'linen');
    await enter(canvas.getByRole('textbox', { name: /^Phone/ }), '9123456789012345');
    await enter(canvas.getByRole('textbox', { name: /^Address/ }), 'Lisbon');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus());
    await expect(canvas.getByText('Username is required')).toBeVisible();
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Use 8 to 128 characters')).toBeVisible();
    await expect(canvas.getByText('Invalid phone number')).toBeVisible();
    await expect(
      canvas.getByText('Please use "Street Address, City, Country, Zip Code" or remove at all.'),
    ).toBeVisible();
    await expect(onSignUp).not.toHaveBeenCalled();
  },
};

/** Errors of the other mode are not kept. */
export const SwitchingModesKeepsTypedValues: Story = {
  play: async ({ canvas, args }) => {
    await enter(canvas.getByRole('textbox', { name: 'Email' }), 'anna@example.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByText('Password is required');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign Up' })).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.test');
    await expect(canvas.queryByText('Password is required')).not.toBeInTheDocument();
    await expect(args.onModeChange).toHaveBeenCalledWith('signUp');
    canvas.getByRole('button', { name: 'Log in instead' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onModeChange).toHaveBeenCalledWith('login');
  },
};

/** In a shop with guest checkout. */
export const DuringAnOrder: Story = {
  args: {
    mode: 'signUp',
    note: 'We’re keeping your cart: log in or sign up to continue with your order.',
    onContinueAsGuest: fn(),
  },
};

export const EnterContinuesWithoutAnAccount: Story = {
  ...DuringAnOrder,
  name: 'Enter or a click continues without an account',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue without an account' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinueAsGuest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without an account' }));
    await expect(args.onContinueAsGuest).toHaveBeenCalledTimes(2);
    await expect(onSignUp).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  args: { mode: 'signUp' },
  globals: { viewport: { value: 'phone' } },
};

export const SignUpWithANewsletter: Story = {
  args: { mode: 'signUp', newsletterText: 'Email me news and offers.' },
};

export const TheNewsletterIsOffUntilItIsChosen: Story = {
  ...SignUpWithANewsletter,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Email me news and offers.' });
    await expect(box).not.toBeChecked();
    await enter(canvas.getByRole('textbox', { name: 'Username' }), 'Berta');
    await enter(canvas.getByRole('textbox', { name: 'Email' }), 'berta@example.test');
    await enter(canvas.getByLabelText(/^Password/), 'a silk dress');
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(onSignUp).toHaveBeenCalledWith(expect.anything(), true));
  },
};
