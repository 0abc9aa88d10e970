import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/data/apiError.ts';
import { createApiClient } from '../../src/data/http.ts';

/** The part of XMLHttpRequest that `sendForm` uses; records each instance. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  withCredentials = false;
  status = 0;
  responseText = '';
  opened: string[] = [];
  sent: unknown;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  constructor() {
    FakeRequest.made.push(this);
  }
  open = (...opened: string[]) => {
    this.opened = opened;
  };
  setRequestHeader = (name: string, value: string) => {
    this.headers[name.toLowerCase()] = value;
  };
  send = (body: unknown) => {
    this.sent = body;
  };
  abort = () => this.onabort();
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
    this.onloadend();
  }
}

const session = { token: 'admin-token', role: 'admin', id: 'a' };
const client = createApiClient({ url: '/api' }, session);
const form = new FormData();

async function lastRequest(count = 1): Promise<FakeRequest> {
  await vi.waitFor(() => expect(FakeRequest.made).toHaveLength(count));
  return FakeRequest.made[count - 1] as FakeRequest;
}

beforeEach(() => {
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=old' });
});
afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  it('sends the token, and reports progress', async () => {
    const onProgress = vi.fn();
    const answer = client.upload('POST /s3/upload', { form, onProgress });
    const request = await lastRequest();
    expect(request.opened).toEqual(['POST', '/api/s3/upload']);
    expect(request.withCredentials).toBe(false);
    expect(request.sent).toBe(form);
    expect(request.headers).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer admin-token',
      role: 'admin',
      'x-xsrf-token': 'old',
    });
    request.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 50, total: 0 });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
    request.answer(200, { success: true, images: [{ name: 'a.webp', url: '/x/a.webp' }] });
    expect(await answer).toEqual({ images: [{ name: 'a.webp', url: '/x/a.webp' }] });
  });

  it('rejects with the server’s message', async () => {
    const answer = client.upload('POST /s3/upload', { form });
    (await lastRequest()).answer(415, { success: false, message: 'x.jpg is no picture.' });
    await expect(answer).rejects.toMatchObject({ status: 415, message: 'x.jpg is no picture.' });
  });

  it('is resent once with the fresh cookie', async () => {
    const answer = client.upload('POST /s3/upload', { form });
    const first = await lastRequest();
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=fresh' });
    first.answer(403, { success: false, message: 'Old', fields: { 'X-XSRF-TOKEN': 'Old' } });
    const second = await lastRequest(2);
    expect(second.headers['x-xsrf-token']).toBe('fresh');
    second.answer(200, { success: true, images: [] });
    await answer;
  });

  it('reports status 0 if the server is not reached', async () => {
    const answer = client.upload('POST /s3/upload', { form });
    (await lastRequest()).onerror();
    const failure = await answer.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 0 });
  });

  it('can be cancelled before and during sending', async () => {
    const call = new AbortController();
    const answer = client.upload('POST /s3/upload', { form, signal: call.signal });
    await lastRequest();
    call.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    const late = client.upload('POST /s3/upload', { form, signal: call.signal });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect((await lastRequest(2)).sent).toBeUndefined();
  });
});
