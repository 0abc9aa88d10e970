import { userEvent } from 'storybook/test';
import type { Canvas } from '../../flows/shopping.ts';

export const mfaOn = { name: 'Multi-factor authentication is on' };

export async function addMfa(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add MFA' }));
}

/** Sends a code of the new authenticator. */
export async function verify(canvas: Canvas, code: string) {
  const field = await canvas.findByRole('textbox', { name: 'MFA token' });
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
}

/** Closes the QR code first. */
export async function scanAndVerify(canvas: Canvas, code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  await verify(canvas, code);
}
