import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, type Outcome } from '../../src/data/apiError.ts';
import { consent, keepChoice, sendChoice } from '../../src/data/consent.ts';
import type { ApiClient } from '../../src/data/http.ts';

const ok = { ok: true, data: { success: true } };
const failed = (status: number) => ({ ok: false, error: new ApiError(status, { message: '' }) });
const sent: string[][] = [];
const told: unknown[] = [];

/** Sends the stored choice; each answer is made when its call arrives. */
function sendWith(...answers: (() => unknown)[]) {
  const send = async (_: unknown, { body }: { body: { granted: string[] } }) => {
    sent.push(body.granted);
    return (await answers.shift()?.()) as Outcome<unknown>;
  };
  return sendChoice({ send } as unknown as ApiClient, (purposes) => told.push(purposes));
}

let now = Date.now();
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  // Choices differ by their time.
  vi.spyOn(Date.prototype, 'toISOString').mockImplementation(() => String(now++));
  sent.length = 0;
  told.length = 0;
  consent.remove();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it('sends a failed refusal again until the server has it', async () => {
  keepChoice(1, []);
  expect(document.cookie).toMatch(/^VISIT_REFUSED=1; path=\/api; max-age=15552000/);
  await sendWith(() => failed(503));
  expect(consent.read()?.isUnsent).toBe(true);
  await sendWith(() => ok);
  expect(consent.read()).toMatchObject({ granted: [] });
  expect(consent.read()?.isUnsent).toBeUndefined();
  await sendWith();
  expect(sent).toEqual([[], []]);
});

it('keeps a refusal that was made while the consent was sent', async () => {
  keepChoice(1, ['ga4']);
  expect(document.cookie).toContain('max-age=0');
  const first = sendWith(() => {
    keepChoice(1, []);
    return ok;
  });
  const second = sendWith(() => ok);
  await Promise.all([first, second]);
  expect(sent).toEqual([['ga4'], []]);
  expect(consent.read()?.granted).toEqual([]);
  expect(consent.read()?.isUnsent).toBeUndefined();
});

it('refuses and learns the current purposes when they have changed', async () => {
  keepChoice(1, ['ga4']);
  const purposes = { version: 2, targets: ['ga4', 'meta'] };
  await sendWith(
    () => failed(409),
    () => ({ ok: true, data: { success: true, purposes } }),
  );
  expect(sent).toEqual([['ga4'], []]);
  expect(consent.read()).toBeUndefined();
  expect(told).toEqual([purposes]);
});
