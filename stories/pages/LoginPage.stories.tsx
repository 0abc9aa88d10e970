import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { paths } from '../../src/lib/paths.ts';
import { admin, anna, logInAnna } from '../mocks/accounts.ts';
import { fillGuestCart, guestLine } from '../mocks/guestCart.ts';
import { recoveryCodes } from '../mocks/mfa.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.login },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function logIn(canvas: Canvas, { email, password }: { email: string; password: string }) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function signUp(canvas: Canvas, email: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Berta');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'a silk dress');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
}

async function giveToken(canvas: Canvas, token: string) {
  const field = await canvas.findByRole('textbox', { name: 'MFA token' });
  await userEvent.clear(field);
  await userEvent.type(field, token);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

async function expectLoggedIn(canvas: Canvas) {
  await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
}

async function expectAlert(text: string) {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Login · Hemline'));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    await waitFor(() => expect(document.title).toBe('Sign Up · Hemline'));
  },
};

/** The visitor is in, and home. */
export const LoggedIn: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectLoggedIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('hemline.session') ?? '')).toEqual({
      token: 'token-of-user-anna',
      role: 'customer',
      id: 'user-anna',
    });
  },
};

/** The guest's pieces join the customer's. */
export const LoggedInWithACart: Story = {
  parameters: { shop: { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 1 }] } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S'), guestLine(linenShirt, 'M')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(localStorage.getItem('hemline.cart')).toBe('[]');
  },
};

/** The same where the server adds only piece by piece. */
export const BareWithACart: Story = {
  parameters: { shop: { bare: true } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S', 2), guestLine(linenShirt, 'M')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectLoggedIn(canvas);
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  },
};

/** The cart could not be brought along: the visitor is in, and nothing is lost. */
export const CartKept: Story = {
  parameters: { shop: { outages: { 'POST /joincart': 500 } } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectAlert('Your cart could not be brought along. It is kept for your next login.');
    await expect(localStorage.getItem('hemline.cart')).toContain(linenShirt._id);
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, { ...anna, password: 'a wool coat' });
    await expectAlert('Wrong email or password.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(anna.email);
  },
};

export const LoginOffline: Story = {
  parameters: { shop: { outages: { 'POST /login': 'offline' } } },
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectAlert('The shop can’t be reached.');
  },
};

/** The answer is not there yet: the button waits. */
export const LoginUnderWay: Story = {
  parameters: { shop: { outages: { 'POST /login': 'silent' } } },
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** An admin with MFA: first without the token, then with it. */
export const AdminByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('textbox', { name: 'Email' })).focus();
    await userEvent.keyboard(`${admin.email}{Tab}${admin.password}{Enter}`);
    await expectAlert('MFA token is required for admin login');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'MFA token' })).toHaveFocus());
    await userEvent.keyboard(`${admin.token}{Enter}`);
    await expect(await canvas.findByRole('link', { name: 'Admin' })).toBeVisible();
  },
};

/** Nothing was typed into the field that has come: the password is still there. */
export const EmptyToken: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, admin);
    await canvas.findByRole('textbox', { name: 'MFA token' });
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expectAlert('MFA token is required for admin login');
    await expect(canvas.getByLabelText('Password')).toHaveValue(admin.password);
  },
};

/** Wrong, or of more than a minute ago; the next one opens the door. */
export const WrongToken: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, admin);
    await giveToken(canvas, '654321');
    await expectAlert('Wrong MFA token.');
    await giveToken(canvas, admin.token);
    await expect(await canvas.findByRole('link', { name: 'Admin' })).toBeVisible();
  },
};

export const RecoveryCode: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, admin);
    await giveToken(canvas, recoveryCodes[3] ?? '');
    await expect(await canvas.findByRole('link', { name: 'Admin' })).toBeVisible();
  },
};

export const TokenLocked: Story = {
  play: async ({ canvas }) => {
    await logIn(canvas, admin);
    await expectAlert('MFA token is required for admin login');
    for (const token of ['000000', '111111', '222222', '333333', '444444']) {
      const before = screen.getByRole('alert');
      await giveToken(canvas, token);
      await waitFor(() => expect(screen.getByRole('alert')).not.toBe(before));
      await expectAlert('Wrong MFA token.');
    }
    await giveToken(canvas, admin.token);
    await expectAlert('Too many attempts: try again in 15 minutes.');
  },
};

/** An admin who has not enrolled. */
export const AdminWithoutMfa: Story = {
  parameters: { shop: { mfa: 'notEnrolled' } },
  play: async ({ canvas }) => {
    await logIn(canvas, admin);
    await expect(await canvas.findByRole('link', { name: 'Admin' })).toBeVisible();
  },
};

export const SignedUp: Story = {
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S', 2)),
  play: async ({ canvas }) => {
    await signUp(canvas, 'berta@example.test');
    await expectLoggedIn(canvas);
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(localStorage.getItem('hemline.cart')).toBe('[]');
  },
};

export const EmailInUse: Story = {
  play: async ({ canvas }) => {
    await signUp(canvas, anna.email);
    await expectAlert('Signup failed. This email is already in use.');
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('Berta');
  },
};

export const SignUpRefused: Story = {
  parameters: { shop: { outages: { 'POST /signup': 400 } } },
  play: async ({ canvas }) => {
    await signUp(canvas, 'berta@example.test');
    await expectAlert('Signup failed. Please check your input and try again.');
  },
};

export const SignUpFailed: Story = {
  parameters: { shop: { outages: { 'POST /signup': 500 } } },
  play: async ({ canvas }) => {
    await signUp(canvas, 'berta@example.test');
    await expectAlert('An error occurred during signup. Please try again later.');
  },
};

/** Whoever is logged in is sent home. */
export const AlreadyLoggedIn: Story = {
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Login' })).not.toBeInTheDocument();
  },
};

export const LoggedOutAgain: Story = {
  beforeEach: logInAnna,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
    await expect(localStorage.getItem('hemline.session')).toBeNull();
  },
};

/** What is stored makes no sense: the visitor is a guest. */
export const BrokenSession: Story = {
  beforeEach: () => localStorage.setItem('hemline.session', '{"token":7'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
  },
};
