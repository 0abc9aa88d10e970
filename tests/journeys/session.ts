import type { APIRequestContext, Page } from '@playwright/test';
import { readSession } from '../../src/data/answers/readAccount.ts';
import { toSession } from '../../src/data/sessionReply.ts';

/**
 * Logs in or signs up by the API, for a journey that is about something else: from its first page on, the
 * browser keeps the session as the app would. It ends like any other.
 * @param url of the call
 */
export async function startSession(page: Page, url: string, account: object) {
  const headers = await xsrfHeader(page.request);
  const answer = await page.request.post(url, { headers, data: account });
  const session = toSession(readSession(await answer.json()));
  if (!session) throw new Error(`There is no session: ${await answer.text()}`);
  await page.addInitScript((text) => {
    // Once: after that it is the app's.
    if (sessionStorage.getItem('journey.session')) return;
    sessionStorage.setItem('journey.session', 'started');
    localStorage.setItem('hemline.session', text);
  }, JSON.stringify(session));
}

/** What the server asks of a call that comes with its cookie; without one nothing. */
export async function xsrfHeader(request: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {};
}
