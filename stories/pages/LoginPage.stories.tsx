import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { getWorker } from 'msw-storybook-addon';
import { expect, userEvent, waitFor } from 'storybook/test';
import { linenShirt } from '../../contract/examples/products.ts';
import { paths } from '../../contract/paths.ts';
import { AppRoutes } from '../../src/app/AppRoutes.tsx';
import { expectAlert } from '../flows/expecting.ts';
import { expectLoggedIn, logIn } from '../flows/loggingIn.ts';
import { fillGuestCart, guestLine } from '../mocks/guestCart.ts';
import { anna, logInAnna } from '../mocks/logins.ts';

const meta = {
  component: AppRoutes,
  parameters: { route: paths.login },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ThePageHasItsHeadingAndTitle: Story = {
  name: 'The page has its heading and title',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Login · Hemline'));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SigningUpChangesTheTitle: Story = {
  ...OnAPhone,
  name: 'Signing up changes the title',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    await waitFor(() => expect(document.title).toBe('Sign Up · Hemline'));
  },
};

/** The visitor is in, and home. */
export const ALoginLeadsHomeAndIsRemembered: Story = {
  name: 'A login leads home and is remembered',
  tags: ['behaviour'],
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

/** Another server's errors may be objects, in a 200. */
export const ErrorsThatAreObjectsAreTold: Story = {
  name: 'Errors that are objects are told',
  tags: ['behaviour'],
  beforeEach: () => {
    const errors = [{ message: 'Wrong password' }, { message: 'Two tries left' }];
    getWorker().use(http.post('*/api/login', () => HttpResponse.json({ success: false, errors })));
  },
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectAlert('Wrong password Two tries left');
  },
};

/** The guest's units join the customer's. */
export const AGuestsUnitsJoinTheCustomers: Story = {
  name: 'A guest’s units join the customer’s',
  tags: ['behaviour'],
  parameters: { shop: { cart: [{ itemId: linenShirt._id, size: 'S', quantity: 1 }] } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S'), guestLine(linenShirt, 'M')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(localStorage.getItem('hemline.cart')).toBe('[]');
  },
};

/** The same where the server adds only unit by unit. */
export const AGuestsUnitsJoinUnitByUnit: Story = {
  name: 'A guest’s units join unit by unit',
  tags: ['behaviour'],
  parameters: { shop: { plain: true } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S', 2), guestLine(linenShirt, 'M')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectLoggedIn(canvas);
    await expect(await canvas.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  },
};

/** The cart could not be brought along: the visitor is in, and nothing is lost. */
export const ACartThatCouldNotBeJoinedIsKept: Story = {
  name: 'A cart that could not be joined is kept',
  tags: ['behaviour'],
  parameters: { shop: { outages: { 'POST /joincart': 500 } } },
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S')),
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectAlert(
      'Your cart could not be added to your account. We’ll keep it for your next login.',
    );
    await expect(localStorage.getItem('hemline.cart')).toContain(linenShirt._id);
  },
};

export const AWrongPasswordKeepsTheEmail: Story = {
  name: 'A wrong password keeps the email',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await logIn(canvas, { ...anna, password: 'a wool coat' });
    await expectAlert('Wrong email or password.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(anna.email);
  },
};

export const ALoginWorksOnATranslatedPage: Story = {
  ...ALoginLeadsHomeAndIsRemembered,
  name: 'A login works on a translated page',
  tags: ['behaviour'],
  globals: { translation: 'browser' },
};

export const AWrongPasswordKeepsATranslatedPage: Story = {
  ...AWrongPasswordKeepsTheEmail,
  name: 'A wrong password keeps a translated page',
  tags: ['behaviour'],
  globals: { translation: 'browser' },
};

export const ALoginOfflineSaysSo: Story = {
  name: 'A login offline says so',
  tags: ['behaviour'],
  parameters: { shop: { outages: { 'POST /login': 'offline' } } },
  play: async ({ canvas }) => {
    await logIn(canvas, anna);
    await expectAlert('We can’t reach the shop.');
  },
};

/** The answer is not there yet: the button waits. */
export const TheButtonWaitsForTheAnswer: Story = {
  name: 'The button waits for the answer',
  tags: ['behaviour'],
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

/** A logged-in user is sent home. */
export const AlreadyLoggedIn: Story = { beforeEach: logInAnna };

export const ACustomerIsSentHome: Story = {
  ...AlreadyLoggedIn,
  name: 'A customer is sent home',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New Collection' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Login' })).not.toBeInTheDocument();
  },
};

export const LoggingOutForgetsTheSession: Story = {
  name: 'Logging out forgets the session',
  tags: ['behaviour'],
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
};

export const ABrokenSessionIsAGuests: Story = {
  ...BrokenSession,
  name: 'A broken session is a guest’s',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
  },
};
