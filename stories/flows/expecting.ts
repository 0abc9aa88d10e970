import { expect, screen, waitFor } from 'storybook/test';
import type { Canvas } from './shopping.ts';

/** Expects one alert: with the whole text, or with a match. */
export async function expectAlert(text: string | RegExp) {
  const said = typeof text === 'string' ? text : expect.stringMatching(text);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toEqual(said));
}

/** The error page, which links back to the page that failed. */
export async function expectFailure(canvas: Canvas, tryAgainTo: string) {
  await canvas.findByRole('heading', { name: 'Oops! Something went wrong...' });
  await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', tryAgainTo);
}

/** The access-denied page. */
export async function expectDenied(canvas: Canvas) {
  await canvas.findByRole('heading', { name: 'Oops! You Shall Not Pass!' });
}
