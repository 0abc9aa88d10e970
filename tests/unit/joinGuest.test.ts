import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleEnvParams } from '../../contract/examples/shop.ts';
import { jeansScale } from '../../contract/examples/sizeScales.ts';
import { mySizeKey } from '../../contract/rules/mySizeKey.ts';
import { defaultScales } from '../../contract/rules/scaleInput.ts';
import { createApiClient } from '../../src/data/http.ts';
import { joinGuestCart, joinGuestChoices, removeJoinId } from '../../src/data/useLogin.ts';

type Ask = { path: string; body: { itemId?: string; joinId?: string } };

const answers = vi.fn<(ask: Ask) => Response>();
const client = createApiClient({ url: '' });
const lineOf = (itemId: string, quantity: number) => ({
  itemId,
  size: 'M',
  quantity,
  name: itemId,
  priceCents: 1000,
});
const lines = [lineOf('shirt', 2), lineOf('coat', 2), lineOf('hat', 1)];
const taken = () => Response.json({ success: true });
const failure = (status: number) => Response.json({ success: false, message: 'No' }, { status });
const customer = {
  ...{ id: 'anna', name: 'Anna', email: 'anna@example.test', role: 'customer', cartData: [] },
  ...{ favoriteProducts: ['shirt'], mySizes: { women: 'M' } },
};
const joinIds = () => answers.mock.calls.map(([{ body }]) => body.joinId);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    answers({ path, body: JSON.parse(String(init.body ?? '{}')) }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

describe('adding a guest’s lines unit by unit', () => {
  /** The coat's second unit is answered with `status`; 0 means no reply. */
  function answerSecondCoat(status: number) {
    let coats = 0;
    answers.mockImplementation(({ path, body }) => {
      if (path === '/joincart') return failure(404);
      if (body.itemId !== 'coat' || ++coats < 2) return taken();
      if (status === 0) throw new TypeError('Failed to fetch');
      return failure(status);
    });
  }

  it.each([400, 404, 409])('skips the rest of a line after a %d', async (status) => {
    answerSecondCoat(status);
    expect(await joinGuestCart(client, lines)).toEqual({
      status: 'joined',
      message: 'No longer enough in stock: coat, size M.',
    });
    expect(answers.mock.calls.at(-1)?.[0].body.itemId).toBe('hat');
  });

  it.each([0, 401, 403, 429, 500])(
    'keeps the lines that were not added before a %d',
    async (status) => {
      answerSecondCoat(status);
      expect(await joinGuestCart(client, lines)).toEqual({
        status: 'kept',
        lines: [lineOf('coat', 1), lineOf('hat', 1)],
      });
    },
  );
});

describe('a guest’s sizes', () => {
  const ofLetters = mySizeKey('women', defaultScales[0]?.id);
  const ofJeans = mySizeKey('women', jeansScale.id);

  /** Logs in with sizes in the account, and returns the bodies of the saved ones. */
  async function save(mySizes: Record<string, string>, sizes: Record<string, string>) {
    answers.mockReset().mockImplementation(({ path }) => {
      if (path === '/getuser') return Response.json({ ...customer, favoriteProducts: [], mySizes });
      if (path !== '/envparams') return taken();
      return Response.json({ ...exampleEnvParams, sizeScales: [...defaultScales, jeansScale] });
    });
    await joinGuestChoices(client, { favourites: [], sizes });
    return answers.mock.calls.flatMap(([{ path, body }]) => (path === '/savemysize' ? [body] : []));
  }

  it.each([
    [{ [ofLetters]: 'M' }, { women: 'XL' }],
    [{ women: 'M' }, { [ofLetters]: 'XL' }],
    [{ women: 'M' }, { women: 'XL' }],
  ])('leave the account’s %o instead of %o', async (mySizes, sizes) => {
    expect(await save(mySizes, sizes)).toEqual([]);
  });

  it('of other scales fill those missing in the account', async () => {
    const jeans = { category: 'women', scale: jeansScale.id, size: 'W28 L32' };
    expect(await save({ women: 'M' }, { [ofJeans]: 'W28 L32' })).toEqual([jeans]);
    expect(await save({ [ofLetters]: 'M' }, { women: 'W28 L32' })).toEqual([jeans]);
  });
});

describe('a guest’s favourites and sizes', () => {
  it.each([
    [500, { favourites: ['coat'], sizes: { men: 'M' } }],
    [400, { favourites: [], sizes: {} }],
  ])('of an account that answers %d leave %o in the browser', async (status, kept) => {
    answers.mockImplementation(({ path }) => {
      if (path === '/getuser') return Response.json(customer);
      if (path === '/envparams') return Response.json(exampleEnvParams);
      return failure(status);
    });
    const guest = { favourites: ['shirt', 'coat'], sizes: { women: 'S', men: 'M' } };
    expect(await joinGuestChoices(client, guest)).toEqual(kept);
  });

  it('stay if the account can’t be read, or stores no sizes', async () => {
    const guest = { favourites: ['coat'], sizes: { men: 'M' } };
    answers.mockImplementation(() => failure(500));
    expect(await joinGuestChoices(client, guest)).toEqual(guest);
    const { mySizes: _, ...plain } = customer;
    answers.mockImplementation(({ path }) =>
      path === '/getuser' ? Response.json(plain) : taken(),
    );
    expect(await joinGuestChoices(client, guest)).toEqual({ favourites: [], sizes: { men: 'M' } });
  });
});

describe('the id of a join', () => {
  it('is stable for the same lines until they are added', async () => {
    answers.mockImplementation(() => failure(500));
    expect(await joinGuestCart(client, lines)).toEqual({ status: 'kept', lines });
    await joinGuestCart(client, lines);
    removeJoinId();
    await joinGuestCart(client, lines);
    const [first, second, third] = joinIds();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('differs for other lines', async () => {
    answers.mockImplementation(() => failure(500));
    await joinGuestCart(client, lines);
    await joinGuestCart(client, lines.slice(1));
    expect(new Set(joinIds()).size).toBe(2);
  });

  it.each(['null', '7', '{"joinId":7}', '{'])('works without a stored %s', async (text) => {
    localStorage.setItem('hemline.joinId', text);
    answers.mockImplementation(taken);
    expect(await joinGuestCart(client, lines)).toMatchObject({ status: 'joined' });
    expect(joinIds()[0]).toMatch(/^[\w-]{36}$/);
  });

  it('works without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    answers.mockImplementation(taken);
    expect(await joinGuestCart(client, lines)).toMatchObject({ status: 'joined' });
    expect(removeJoinId).not.toThrow();
  });
});
