import type { APIRequestContext, Page } from '@playwright/test';
import { readSession, toSession } from '../../src/data/answers/readAccount.ts';

/** The password of every journey's customer. */
export const password = 'a silk dress';

/** Submits the sign-up form. */
export async function signUp(page: Page, email: string) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('Clara');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Submits the login form, which is open. */
export async function logIn(page: Page, email: string, withPassword = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(withPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/**
 * Logs in or signs up by the API, for a journey about something else. The browser stores the session
 * before the first page opens, as the app would.
 * @param url of the call
 */
export async function startSession(page: Page, url: string, account: object) {
  const send = async () =>
    page.request.post(url, { headers: await xsrfHeader(page.request), data: account });
  let answer = await send();
  // An open page may receive its XSRF cookie in between: like the app, send it once more.
  if (answer.status() === 403) answer = await send();
  const session = toSession(readSession(await answer.json()));
  if (!session) throw new Error(`There is no session: ${await answer.text()}`);
  await page.addInitScript((text) => {
    // Only once: from then on, the app owns it.
    if (sessionStorage.getItem('journey.session')) return;
    sessionStorage.setItem('journey.session', 'started');
    localStorage.setItem('hemline.session', text);
  }, JSON.stringify(session));
}

/** Headers that the server requires of a call with its cookie. */
export async function xsrfHeader(request: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {};
}
