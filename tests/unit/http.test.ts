import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/data/apiError.ts';
import { createApiClient } from '../../src/data/http.ts';

const answers = vi.fn<(url: string, init: RequestInit) => Response>();
const headersOf = (call: number) =>
  new Headers(answers.mock.calls[call]?.[1].headers as Record<string, string>);

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answers(url, init));
  vi.stubGlobal('document', { cookie: 'other=1; XSRF-TOKEN=a%3Db' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

const client = createApiClient({ url: 'https://shop.test/api' });
const json = (status: number, body: unknown) => Response.json(body, { status });
const answerAll = (status: number, body: unknown) =>
  answers.mockImplementation(() => json(status, body));
function loseConnection(): never {
  throw new TypeError('Failed to fetch');
}
const oldCookie = { success: false, message: 'Old', fields: { 'X-XSRF-TOKEN': 'Old' } };

describe('the API client', () => {
  it('fills the path, repeats list parameters and returns the XSRF cookie', async () => {
    answerAll(200, []);
    await client.call('GET /allproducts', { query: { size: ['S', 'M'], q: 'a&b' } });
    await client.call('GET /s3/getimage/:imageName', { params: { imageName: 'a/b' } });
    expect(answers.mock.calls.map(([url]) => url)).toEqual([
      'https://shop.test/api/allproducts?size=S&size=M&q=a%26b',
      'https://shop.test/api/s3/getimage/a%2Fb',
    ]);
    expect(headersOf(0).get('X-XSRF-TOKEN')).toBe('a=b');
    expect(headersOf(0).get('Accept')).toBe('application/json');
  });

  it('treats 200 to 299 as success, and sets no timeout', async () => {
    for (const status of [200, 201, 299]) {
      answerAll(status, []);
      await expect(client.call('GET /getfavorites', {})).resolves.toEqual([]);
    }
    answerAll(300, []);
    await expect(client.call('GET /getfavorites', {})).rejects.toMatchObject({ status: 300 });
    expect(answers.mock.calls.map(([, { signal }]) => signal)).toEqual([null, null, null, null]);
  });

  it('sends the token on request, and the role on admin calls', async () => {
    answerAll(200, []);
    const session = { token: 't', role: 'admin', id: 'ada' };
    const admin = createApiClient({ url: 'https://shop.test/api' }, session);
    await admin.call('GET /allproducts', {});
    await admin.call('GET /getorders', {});
    await admin.call('GET /allorders', {});
    const who = [0, 1, 2].map((call) => [
      headersOf(call).get('Authorization'),
      headersOf(call).get('role'),
    ]);
    expect(who).toEqual([
      [null, null],
      ['Bearer t', null],
      ['Bearer t', 'admin'],
    ]);
  });

  it('sends cookies to another origin only on request', async () => {
    answerAll(200, {});
    await client.call('GET /envparams', {});
    const asked = createApiClient({ url: 'https://shop.test', withCredentials: true });
    await asked.call('GET /envparams', {});
    expect(answers.mock.calls.map(([, { credentials }]) => credentials)).toEqual([
      'same-origin',
      'include',
    ]);
  });

  it('keeps small changes alive after the page is left', async () => {
    answerAll(200, {});
    await client.call('GET /envparams', {});
    await client.call('POST /addtocart', { body: { itemId: 'a', size: 'M' } });
    await client.call('POST /addtocart', { body: { itemId: 'a'.repeat(20_000), size: 'M' } });
    expect(answers.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, true, false]);
  });

  it('returns a cookie unchanged if it is not percent-encoded', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=100%' });
    answerAll(200, []);
    await client.call('GET /allproducts', {});
    expect(headersOf(0).get('X-XSRF-TOKEN')).toBe('100%');
  });

  it('rejects with the server’s message', async () => {
    answerAll(409, { success: false, message: 'Taken', errors: ['x'] });
    const failure = await client.call('GET /envparams', {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 409, message: 'Taken', errors: ['x'] });
  });

  it('treats a page that is not JSON as a failure', async () => {
    answers.mockImplementation(() => new Response('<html>', { status: 200 }));
    await expect(client.call('GET /envparams', {})).rejects.toThrow(ApiError);
  });

  it.each([
    ['null', null],
    ['a text', 'Down'],
    ['a list', ['Down']],
    ['a message that is none', { message: { en: 'Down' } }],
    ['errors that are no texts', { errors: [null] }],
    ['fields as a text', { fields: 'X-XSRF-TOKEN' }],
    ['fields as a list', { fields: ['Down'] }],
    ['fields that are no texts', { fields: { email: 7 } }],
  ])('ignores the body of a failure with %s', async (_, body) => {
    answerAll(403, body);
    const failure = await client.call('GET /envparams', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    const message = 'The shop has refused this.';
    expect(failure).toMatchObject({ status: 403, message, errors: [], fields: {} });
    expect(answers).toHaveBeenCalledOnce();
  });

  // In the formats of Express, express-validator, Laravel and Spring.
  it.each([
    [{ message: 'No stock' }, 'No stock'],
    [{ error: 'No stock' }, 'No stock'],
    [{ errors: ['No stock', 'No size'] }, 'No stock No size'],
    [{ errors: [{ msg: 'No stock', path: 'size' }] }, 'No stock'],
    [{ errors: [{ message: 'No stock' }] }, 'No stock'],
    [{ errors: { size: ['No stock'], email: 'No email' } }, 'No stock No email'],
    [{ errors: { code: 'E_VALIDATION' } }, 'The shop has refused this.'],
  ])('reads the reason of a failure with %j', async (body, message) => {
    answerAll(422, body);
    await expect(client.call('GET /envparams', {})).rejects.toMatchObject({ message });
  });

  it.each([401, 403, 404, 413, 418, 429, 500, 502, 503, 504])(
    'has a text for status %d without a message',
    async (status) => {
      answers.mockImplementation(() => new Response('<html>', { status }));
      const failure = await client.call('GET /envparams', {}).catch((error: unknown) => error);
      expect(failure).toMatchObject({ status, message: expect.stringMatching(/^[A-Z][^\d]*\.$/) });
    },
  );

  it.each([
    [200, 0],
    [500, 500],
  ])('treats a truncated body of status %d as status %d', async (status, told) => {
    const cutOff = () => new ReadableStream({ pull: (body) => body.error(new TypeError('lost')) });
    answers.mockImplementation(() => new Response(cutOff(), { status }));
    const failure = await client.call('GET /envparams', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: told });
  });

  it('reports status 0 if the server is not reached', async () => {
    answers.mockImplementation(loseConnection);
    await expect(client.call('GET /envparams', {})).rejects.toMatchObject({ status: 0 });
  });

  it.each([
    ['POST /handlereview/:id', 2],
    ['DELETE /removeproduct/:id', 2],
    ['POST /rate/:productId', 2],
    ['POST /addfavorite/:id', 2],
    ['POST /saveaddress', 2],
    ['POST /updateuser', 2],
    ['POST /addproduct', 1],
    ['POST /mfa/verify', 1],
    ['POST /renewwebhook/:id', 1],
    ['POST /mfa/reregister', 1],
    ['POST /addtocart', 1],
    ['GET /allorders', 1],
  ] as const)('sends %s that gets no answer %i times in all', async (key, times) => {
    answers.mockImplementation(loseConnection);
    const sent = client.call(key, { params: {}, body: {} } as never);
    await expect(sent).rejects.toMatchObject({ status: 0 });
    expect(answers).toHaveBeenCalledTimes(times);
  });

  it('never resends a new password, since the current one in the request is then outdated', async () => {
    answers.mockImplementation(loseConnection);
    const body = { username: 'Anna', email: 'anna@example.test', password: 'a silk dress' };
    await expect(client.call('POST /updateuser', { body })).rejects.toMatchObject({ status: 0 });
    expect(answers).toHaveBeenCalledOnce();
  });

  it('uses the reply to a resent request, and does not resend after a server error', async () => {
    answers.mockImplementationOnce(loseConnection);
    answers.mockImplementationOnce(() => json(200, { success: true, count: 1 }));
    const body = { ids: ['shirt'] };
    await expect(client.call('POST /removeproducts', { body })).resolves.toMatchObject({
      count: 1,
    });
    answerAll(503, { success: false, message: 'Busy' });
    await expect(client.call('POST /removeproducts', { body })).rejects.toMatchObject({
      status: 503,
    });
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it('resends once with the fresh cookie after a refused one', async () => {
    answers.mockImplementationOnce(() => {
      vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=fresh' });
      return json(403, oldCookie);
    });
    answers.mockImplementationOnce(() => json(200, { success: true }));
    await client.call('POST /cleancart', { body: {} });
    expect(headersOf(1).get('X-XSRF-TOKEN')).toBe('fresh');
  });

  it('gives up after the fresh cookie is refused too, and never resends after other refusals', async () => {
    answerAll(403, oldCookie);
    await expect(client.call('POST /cleancart', { body: {} })).rejects.toMatchObject({
      status: 403,
    });
    expect(answers).toHaveBeenCalledTimes(2);
    answerAll(403, { success: false, message: 'No' });
    await expect(client.call('POST /cleancart', { body: {} })).rejects.toMatchObject({
      status: 403,
    });
    expect(answers).toHaveBeenCalledTimes(3);
  });
});
