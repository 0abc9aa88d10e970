import { expect, userEvent } from 'storybook/test';
import { enter } from '../ui/enter.ts';
import type { Canvas } from './shopping.ts';

type Account = { email: string; password: string };

/** Fills the login form, and sends it. */
export async function logIn(canvas: Canvas, { email, password }: Account) {
  await enter(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await enter(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

/** Sends the code of an authenticator, or a recovery code. */
export async function sendToken(canvas: Canvas, token: string) {
  const field = await canvas.findByRole('textbox', { name: 'MFA token' });
  await userEvent.clear(field);
  await enter(field, token);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

export async function expectLoggedIn(canvas: Canvas) {
  await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Only admins see this link. */
export async function expectAdminLoggedIn(canvas: Canvas) {
  await expect(await canvas.findByRole('link', { name: 'Admin' })).toBeVisible();
}
