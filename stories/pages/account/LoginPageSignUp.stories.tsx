import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { linenShirt } from '../../../contract/examples/products.ts';
import { paths } from '../../../contract/paths.ts';
import { AppRoutes } from '../../../src/app/AppRoutes.tsx';
import { expectAlert } from '../../flows/expecting.ts';
import { expectLoggedIn } from '../../flows/loggingIn.ts';
import type { Canvas } from '../../flows/shopping.ts';
import { fillGuestCart, guestLine } from '../../mocks/guestCart.ts';
import { anna } from '../../mocks/logins.ts';
import { loseAnswer } from '../../mocks/loseAnswer.ts';
import { enter } from '../../ui/enter.ts';
import { pressed } from '../../ui/pressed.tsx';

/** The sign-up mode of the form. */
const meta = {
  component: AppRoutes,
  parameters: { route: paths.login },
} satisfies Meta<typeof AppRoutes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [pressed('Create an account', undefined, 'form')] };

async function signUp(canvas: Canvas, email: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Berta');
  await enter(canvas.getByRole('textbox', { name: 'Email' }), email);
  await enter(canvas.getByLabelText('Password'), 'a silk dress');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
}

export const SigningUpSendsTheCart: Story = {
  beforeEach: () => fillGuestCart(guestLine(linenShirt, 'S', 2)),
  play: async ({ canvas }) => {
    await signUp(canvas, 'berta@example.test');
    await expectLoggedIn(canvas);
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(localStorage.getItem('hemline.cart')).toBe('[]');
  },
};

/** A retry would be refused, since the email is in use by then. */
export const ASignUpWithALostReplyIsFound: Story = {
  ...SigningUpSendsTheCart,
  name: 'A sign-up with a lost reply is found',
  tags: ['behaviour'],
  beforeEach: () => {
    fillGuestCart(guestLine(linenShirt, 'S', 2));
    loseAnswer('POST /signup');
  },
};

/** The cart is not added twice. */
export const ARetryFindsTheSignUpToo: Story = {
  name: 'A retry finds the sign-up, too',
  beforeEach: () => {
    fillGuestCart(guestLine(linenShirt, 'S', 2));
    loseAnswer('POST /signup');
    loseAnswer('POST /login');
  },
  play: async ({ canvas }) => {
    await signUp(canvas, 'berta@example.test');
    await screen.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expectLoggedIn(canvas);
    await expect(await canvas.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  },
};

export const AUsedEmailIsRefusedAndTheFormIsKept: Story = {
  play: async ({ canvas }) => {
    await signUp(canvas, anna.email);
    await expectAlert('Signup failed. This email is already in use.');
    await expect(document.title).toBe('Sign Up · Hemline');
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('Berta');
  },
};

export const ARefusalSuggestsCheckingTheInput: Story = {
  parameters: { shop: { outages: { 'POST /signup': 400 } } },
  play: async ({ canvas }) => {
    await signUp(canvas, 'berta@example.test');
    await expectAlert('Signup failed. Please check your input and try again.');
  },
};

export const AFailureSuggestsARetry: Story = {
  parameters: { shop: { outages: { 'POST /signup': 500 } } },
  play: async ({ canvas }) => {
    await signUp(canvas, 'berta@example.test');
    await expectAlert('An error occurred during signup. Please try again later.');
  },
};
