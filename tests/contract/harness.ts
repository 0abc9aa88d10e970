import { getResponse, type RequestHandler } from 'msw';
import { expect } from 'vitest';
import { exampleProducts } from '../../contract/examples/products.ts';
import type { Product } from '../../contract/schemas/product.ts';
import type { LoginReply } from '../../contract/schemas/user.ts';
import type { AppOptions } from '../../server/app.ts';
import { appointAdmin } from '../../server/services/accounts/admins.ts';
import { admin, anna } from '../../stories/mocks/logins.ts';
import { mockShop, type ShopScenario } from '../../stories/mocks/shop.ts';
import { visitor } from '../server/support/customer.ts';
import { noPictures, openTestApp, type TestApp } from '../server/support/testApp.ts';
import { type Answer, comparable } from './comparable.ts';
import { toNewProduct } from './toNewProduct.ts';

/** The mocks or the server, for one person. */
export type Side = {
  name: 'mocks' | 'server';
  /** Id of the logged-in user, which differs on each side. */
  me: string;
};

/** A body for both sides, or one for each. */
type SentBody = object | ((side: Side) => object);

/** A person who makes the same calls to the mocks and the server. */
export type Person = {
  /**
   * Makes a call, such as `POST /addtocart`, to both sides; fails unless the replies match.
   * @returns the server's reply
   */
  ask: (call: string, body?: SentBody) => Promise<Answer>;
  /** Calls one side, for data that only it has or that can't be compared. */
  askOnly: (side: Side['name'], call: string, body?: SentBody) => Promise<Answer>;
};

export type Both = {
  app: TestApp;
  handlers: RequestHandler[];
  /** A new browser, not logged in. */
  somebody: () => Person;
  /** The mocks' customer, logged in, with the same account on the server. */
  anna: () => Promise<Person>;
  /** The mocks' admin, logged in, with the same account on the server. */
  admin: () => Promise<Person>;
  close: () => Promise<void>;
};

type BothOptions = Partial<AppOptions> & {
  /** Mock data besides products; by default without orders. */
  scenario?: ShopScenario;
  products?: Product[];
};

/** The mocks of the stories and the real server, with the same products. */
export async function openBoth(options: BothOptions = {}): Promise<Both> {
  const { scenario, products = exampleProducts, ...appOptions } = options;
  const customer = { orders: [], related: [], ...scenario?.customer };
  const handlers = mockShop({ products, ...scenario, customer });
  let time = Date.UTC(2026, 2, 1, 12);
  const app = await openTestApp({
    products: products.map(toNewProduct),
    pictures: samePictures,
    // Each call is a millisecond later.
    now: () => new Date(time++),
    ...appOptions,
  });

  function somebody() {
    const mocks = { name: 'mocks' as const, me: '', send: mockSender(handlers) };
    const server = { name: 'server' as const, me: '', send: appSender(app) };
    return {
      ask: async (call: string, body?: SentBody) => {
        const [mocked, real] = [await askOne(mocks, call, body), await askOne(server, call, body)];
        expect(comparable(mocked), `the mocks on ${call}`).toEqual(comparable(real));
        return real;
      },
      askOnly: (side: Side['name'], call: string, body?: SentBody) =>
        askOne(side === 'mocks' ? mocks : server, call, body),
    };
  }

  return {
    app,
    handlers,
    somebody,
    anna: async () => {
      const person = somebody();
      await person.askOnly('server', 'POST /signup', newAnna);
      const { email, password } = anna;
      await person.askOnly('mocks', 'POST /login', { email, password });
      return person;
    },
    admin: async () => {
      const person = somebody();
      const { email, password, token } = admin;
      await person.askOnly('server', 'POST /signup', { ...newAnna, email, password });
      await appointAdmin({ db: app.db, now: () => new Date(0) }, email);
      await person.askOnly('mocks', 'POST /login', { email, password, token });
      return person;
    },
    close: app.close,
  };
}

/** Anna's account in the mocks. */
const newAnna = {
  username: 'Anna Souza',
  email: anna.email,
  password: anna.password,
  phone: '351912345678',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  cartItems: [],
};

/** Pictures with the mocks' URLs. */
const samePictures: AppOptions['pictures'] = {
  ...noPictures,
  exists: async () => true,
  signedUrl: async (name) => `pictures/${name}`,
};

type Send = (call: string, body: object | undefined, token: string) => Promise<Answer>;

async function askOne(side: Side & { send: Send; token?: string }, call: string, body?: SentBody) {
  const sent = typeof body === 'function' ? body(side) : body;
  const answer = await side.send(call, sent, side.token ?? '');
  const { token, data } = (answer.body ?? {}) as Partial<LoginReply>;
  // Like the app, forget a session that has ended.
  if (answer.status === 401) Object.assign(side, { token: '' });
  if (token && data) Object.assign(side, { token, me: data.user.id });
  return answer;
}

function appSender({ app }: TestApp): Send {
  const browser = visitor(app);
  return async (call, body, token) => {
    browser.token = token || undefined;
    const form = body instanceof FormData ? new Response(body) : undefined;
    const {
      statusCode,
      headers,
      body: text,
    } = await browser.call(
      call as 'GET /getuser',
      form ? Buffer.from(await form.arrayBuffer()) : body,
      form && { 'content-type': form.headers.get('content-type') ?? '' },
    );
    return {
      status: statusCode,
      ...toldIn((name) => headers[name]?.toString() ?? null),
      body: bodyIn(text),
    };
  };
}

function mockSender(handlers: RequestHandler[]): Send {
  return async (call, body, token) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const isJson = body && !(body instanceof FormData);
    const request = new Request(`http://mocks.test/api${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(isJson && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isJson ? JSON.stringify(body) : body }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`no mock for ${call}`);
    return {
      status: response.status,
      ...toldIn((name) => response.headers.get(name)),
      body: bodyIn(await response.text()),
    };
  };
}

function toldIn(headerOf: (name: string) => string | null) {
  return {
    total: headerOf('x-total-count'),
    link: headerOf('link'),
    message: headerOf('x-message'),
  };
}

/** PDFs are not compared: the mocks' are placeholders. */
function bodyIn(text: string): unknown {
  if (text.startsWith('%PDF')) return '(a PDF)';
  return text === '' ? undefined : JSON.parse(text);
}
