import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { sendExchangeProblem } from '../../contract/rules/returnSteps.ts';
import { lacksToken, toSession } from '../../src/data/answers/readAccount.ts';
import { withReturns } from '../../src/data/answers/readReturns.ts';
import { type ApiClient, createApiClient } from '../../src/data/http.ts';

let answer: () => Response;
const client: ApiClient = createApiClient({ url: 'https://other.test' });
const json = (body: unknown, status = 200) => Response.json(body, { status });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => vi.unstubAllGlobals());

/** Decoded reply to a call that the server answers with `body`. */
function ask<K extends EndpointKey>(key: K, body: unknown) {
  answer = () => json(body);
  return client.call(key, { params: {}, body: {} } as never);
}

const product = {
  _id: 'p1',
  name: 'Tee',
  description: '',
  price: 12,
  category: 'men',
  newCollection: true,
  rating: 0,
  sizes: [{ size: 'M', quantity: 2, quantityReserved: 0, description: '' }],
};

describe('the currency of an order', () => {
  const yen = { code: 'JPY', sign: '¥', name: 'yen', digits: 0, rate: 150 };
  const currencyOf = async (currency: unknown) =>
    (await ask('GET /getorders', [{ _id: 'o1', total: 12.5, currency }]))[0]?.currency;

  it.each([
    ['USD'],
    [{}],
    [null],
    [{ ...yen, sign: undefined }],
    [{ ...yen, code: 392 }],
    [{ ...yen, rate: '150' }],
    [{ ...yen, digits: 4 }],
    [{ ...yen, digits: 1.5 }],
  ])('of an unknown form is the shop’s: %j', async (currency) => {
    expect(await currencyOf(currency)).toBeUndefined();
  });

  it('is kept', async () => {
    expect(await currencyOf(yen)).toEqual(yen);
    const { digits, ...euros } = { ...yen, code: 'EUR', sign: '€', name: 'euros' };
    expect(await currencyOf(euros)).toMatchObject(euros);
  });
});

describe('an error with status 200', () => {
  it.each([
    'POST /createorder',
    'POST /cleancart',
    'POST /updateuser',
    'POST /addfavorite/:id',
    'POST /removefavorite/:id',
    'POST /s3/upload',
    'POST /addtocart',
    'POST /addproduct',
    'POST /rate/:productId',
    'POST /mfa/verify',
  ] as const)('%s is a failure, with the server’s own words', async (key) => {
    await expect(ask(key, { success: false, message: 'No' })).rejects.toMatchObject({
      status: 422,
      message: 'No',
    });
  });
});

describe('the reply to /mfa/verify', () => {
  it.each([
    [{ verified: false }],
    [{ valid: false }],
    [{ result: false }],
    [{ success: true, data: { verified: false } }],
    [{ result: 'Invalid token' }],
    [false],
    ['false'],
  ])('%j is a failure', async (body) => {
    await expect(ask('POST /mfa/verify', body)).rejects.toMatchObject({ status: 422 });
  });

  it.each([[{}], [{ success: true }], [{ verified: true }], [true], [{ result: 'ok' }]])(
    '%j is a success',
    async (body) => {
      await expect(ask('POST /mfa/verify', body)).resolves.toMatchObject({ success: true });
    },
  );

  it('can be a failure as plain text', async () => {
    answer = () => new Response('Invalid token', { headers: { 'Content-Type': 'text/plain' } });
    await expect(
      client.call('POST /mfa/verify', { body: { token: '123456' } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('a verdict of /mfa/fetch can mean that nobody is enrolled', async () => {
    expect(await ask('GET /mfa/fetch', { enrolled: false })).toBe('notEnrolled');
    expect(await ask('GET /mfa/fetch', {})).toBe('enrolled');
  });
});

describe('a login without a token', () => {
  const logIn = () => client.send('POST /login', { body: { email: 'a', password: 'b' } });

  it.each([
    [401, { errors: ['MFA token required'] }],
    [400, { message: 'Please enter your 2FA code' }],
    [403, { error: 'Two-factor authentication is required' }],
    [401, { success: false, data: { user: { role: 'admin' } } }],
    [401, { mfaRequired: true }],
    [400, { message: 'Token is required', fields: { token: 'Required' } }],
    [200, { success: false, data: { user: { role: 'admin' } }, errors: [] }],
    [200, { success: true, data: { requiresMfa: true } }],
    [200, { success: false, errors: [{ message: 'OTP missing' }] }],
  ])('%d %j requests it', async (status, body) => {
    answer = () => json(body, status);
    const outcome = await logIn();
    expect(lacksToken(outcome.ok ? outcome.data : outcome.error)).toBe(true);
  });

  it('can be requested by plain text', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    answer = () => new Response('MFA token required', { status: 401, headers });
    const outcome = await logIn();
    expect(!outcome.ok && lacksToken(outcome.error)).toBe(true);
  });

  it.each([
    [401, { message: 'Wrong email or password' }],
    [403, { message: 'Invalid CSRF token' }],
    [403, { message: 'Your session token has expired' }],
    [401, { errors: ['Wrong password'], data: { user: { role: 'customer' } } }],
    [200, { success: true, token: 't', data: { user: { id: 'a', role: 'admin' } } }],
  ])('%d %j does not', async (status, body) => {
    answer = () => json(body, status);
    const outcome = await logIn();
    expect(lacksToken(outcome.ok ? outcome.data : outcome.error)).toBe(false);
  });
});

describe('errors', () => {
  it.each([
    ['a list', ['Wrong', 'Late'], ['Wrong', 'Late']],
    ['a text', 'Wrong', ['Wrong']],
    ['objects with a message', [{ message: 'Wrong', code: 1 }, 'Late'], ['Wrong', 'Late']],
    ['one object', { message: 'Wrong' }, ['Wrong']],
    ['nothing of use', [null, 7, {}], []],
  ])('are read from %s, in a failure and in a login', async (_, errors, told) => {
    answer = () => json({ success: false, errors }, 401);
    const failed = client.call('POST /login', { body: { email: 'a', password: 'b' } });
    await expect(failed).rejects.toMatchObject({ errors: told });
    expect(await ask('POST /login', { success: false, errors })).toMatchObject({ errors: told });
  });
});

describe('a session', () => {
  it('may have a numeric id, and no role', async () => {
    const body = { success: true, token: 't', data: { user: { id: 7 } } };
    expect(toSession(await ask('POST /login', body))).toEqual({ token: 't', id: '7', role: '' });
  });

  it.each([undefined, null, {}, { success: false, token: 't' }, { success: true, token: 't' }])(
    'is not created from %j',
    async (body) => {
      expect(toSession(await ask('POST /signup', body ?? null))).toBeUndefined();
    },
  );

  it('without an admin’s token', async () => {
    const body = { success: false, data: { user: { id: 7, role: 'admin' } } };
    expect(lacksToken(await ask('POST /login', body))).toBe(true);
  });
});

describe('replies that the specification does not show', () => {
  const undocumentedReply = [
    'POST /addproduct',
    'POST /modifyproduct',
    'DELETE /removeproduct/:id',
    'POST /handleorder/:id',
    'POST /rate/:productId',
    'POST /mfa/verify',
  ] as const;
  const answers: [string, () => Response][] = [
    ['an empty body', () => new Response('')],
    ['{}', () => json({})],
    ['201', () => json({ id: 1 }, 201)],
    ['201 with a word', () => new Response('Created', { status: 201 })],
    ['204', () => new Response(null, { status: 204 })],
    ['null', () => json(null)],
  ];
  it.each(undocumentedReply.flatMap((key) => answers.map(([name, made]) => ({ key, name, made }))))(
    '$key succeeds when it is answered by $name',
    async ({ key, made }) => {
      answer = made;
      expect(await client.call(key, { params: {}, body: {} } as never)).toMatchObject({
        success: true,
      });
    },
  );

  it('an HTML page is not a success', async () => {
    answer = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    await expect(client.call('POST /addproduct', { body: {} } as never)).rejects.toMatchObject({
      status: 502,
    });
  });
});

describe('products', () => {
  const withImages = (...images: object[]) => [{ ...product, images }];

  it.each([
    ['on every picture', { flagman: false }, { flagman: true }],
    ['on the main picture alone', {}, { flagman: true }],
    ['as a word', { flagman: 'false' }, { flagman: 'true' }],
    ['as a word on the main picture alone', {}, { flagman: 'main' }],
  ])('have their main picture marked %s', async (_, other, main) => {
    const images = [
      { name: 'a', signedUrl: '/a', ...other },
      { name: 'b', signedUrl: '/b', ...main },
    ];
    const { items } = await ask('GET /allproducts', withImages(...images));
    const [read] = items;
    expect(read?.images.map(({ flagman }) => flagman)).toEqual([false, true]);
  });

  it('have every field except mostPopular', async () => {
    expect(await ask('GET /product/:id', { _id: 7, name: 'Tee', price: '12.50' })).toEqual({
      _id: '7',
      name: 'Tee',
      description: '',
      price: 12.5,
      category: '',
      newCollection: false,
      rating: 0,
      images: [],
      sizes: [],
    });
    const { items } = await ask('GET /listproducts', [{ ...product, mostPopular: 'false' }]);
    const [read] = items;
    expect(read).toMatchObject({ mostPopular: false });
  });

  it('keep the codes of their sizes, which exports and imports need', async () => {
    const sizes = [{ ...product.sizes[0], sku: 'LCS-M', barcode: '4006381333931' }];
    const { items } = await ask('GET /listproducts', [{ ...product, sizes }]);
    expect(items[0]?.sizes).toEqual(sizes);
  });

  it.each(['GET /allproducts', 'GET /listproducts'] as const)(
    'are shown without null: %s',
    async (key) => {
      const broken = { ...product, images: [null, { name: 'a', signedUrl: '/a' }], sizes: [null] };
      const { items } = await ask(key, [null, broken]);
      expect(items).toMatchObject([{ _id: product._id, images: [{ name: 'a' }], sizes: [] }]);
    },
  );

  it.each([undefined, null, {}, 'OK'])('are not a list in %j', async (body) => {
    await expect(ask('GET /allproducts', body ?? null)).rejects.toMatchObject({ status: 502 });
  });
});

describe('orders', () => {
  it('are sorted newest first, and keep their order if equal', async () => {
    const order = (_id: string, day: number) => ({
      _id,
      createdAt: `2026-11-0${day}`,
      products: [],
    });
    const sent = [order('first', 1), order('a', 2), order('b', 2), order('c', 2)];
    const orders = await ask('GET /getorders', sent);
    expect(orders.map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'first']);
  });
});

describe('the returns of an order', () => {
  const bought = { product_id: 'p1', name: 'Tee', size: 'M', quantity: 2, price: 12 };
  const returnsOf = async (returns: unknown) => {
    const [order] = await ask('GET /getorders', [{ _id: 'o1', products: [bought], returns }]);
    return order && withReturns(order).returns;
  };

  it.each([undefined, null, 'none', 7, [], {}, { returnable: 'all' }])(
    'are empty for %j',
    async (returns) => {
      expect(await returnsOf(returns)).toBeUndefined();
    },
  );

  it('are decoded as far as they are valid', async () => {
    const returns = {
      until: 5,
      returnable: [1e9, 3],
      requests: [
        null,
        {
          id: 'r1',
          reason: 'a whim',
          lines: [{ line: 0, quantity: 9, damaged: -1 }, { line: 7, quantity: 1 }, 'x'],
        },
      ],
      refunds: [null, { amount: '12' }],
    };
    expect(await returnsOf(returns)).toEqual({
      until: '5',
      returnable: [2],
      requests: [
        { id: '', requestedAt: '', reason: 'unsaid', lines: [] },
        {
          ...{ id: 'r1', requestedAt: '', reason: 'unsaid' },
          lines: [{ line: 0, quantity: 2, restocked: 0, damaged: 0 }],
        },
      ],
      refunds: [
        { id: '', amount: 0, at: '', isPending: false },
        { id: '', amount: 12, at: '', isPending: false },
      ],
    });
  });
});

describe('an exchange without its amounts', () => {
  it.each([
    ['is accepted without a difference', {}, undefined],
    ['is accepted once its difference is paid', { isPaid: true }, undefined],
    [
      'waits for its difference',
      { isPaid: false },
      'The difference must be paid first, or waived.',
    ],
  ])('%s', async (_, paid, problem) => {
    const exchange = { until: '2026-05-06T09:00:00.000Z', isHeld: true, ...paid };
    const wanted = { productId: 'p2', size: 'M', name: 'Tee' };
    const line = { ...{ line: 0, quantity: 1, restocked: 1, damaged: 0 }, exchange: wanted };
    const returns = { returnable: [0], requests: [{ id: 'r1', lines: [line], exchange }] };
    const products = [{ product_id: 'p1', name: 'Tee', size: 'M', quantity: 1 }];
    const [order] = await ask('GET /getorders', [{ _id: 'o1', products, returns }]);
    const [request] = (order && withReturns(order).returns?.requests) ?? [];
    expect(request && sendExchangeProblem(request)).toBe(problem);
    expect(request).toBeDefined();
  });
});

describe('the shop’s settings', () => {
  it.each([{}, { picturesNumber: 0 }])(
    'allow five pictures per product if the server gives no number',
    async (body) => {
      expect(await ask('GET /envparams', body)).toMatchObject({ picturesNumber: 5 });
    },
  );
});

describe('a cart', () => {
  const items = [{ product, size: 'M', quantity: 2 }];
  it.each([
    ['in an object', { cartData: items }],
    ['as a list', items],
  ])('is read %s', async (_, body) => {
    const { cartData } = await ask('GET /getcart', body);
    expect(cartData).toMatchObject([{ product: { _id: 'p1' }, size: 'M', quantity: 2 }]);
  });
});

describe('an uploaded picture', () => {
  it.each([
    ['https://s3.test/shop/a%20b.webp?X-Amz-Date=1#x', 'a b.webp'],
    ['/pictures/100%.webp', '100%.webp'],
  ])('is named by the end of %s', async (url, name) => {
    const { images } = await ask('POST /s3/upload', { success: true, images: [{ url }] });
    expect(images).toEqual([{ name, url }]);
  });
});

describe('a checkout', () => {
  it.each([{}, { url: '' }, { url: null }])('has no payment page in %j', async (body) => {
    const { url } = await ask('POST /stripe/create-checkout-session', body);
    expect(url).toBeUndefined();
  });
});
