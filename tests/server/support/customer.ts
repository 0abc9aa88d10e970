import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { EndpointKey } from '../../../contract/endpoint.ts';

/** A browser of its own: sends what the app would, and keeps the token and the cookie. */
export type Customer = {
  token: string | undefined;
  xsrf: string | undefined;
  call: (
    key: EndpointKey | `${string} /${string}`,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
};

export const password = 'correct horse battery';

/** A browser that has not called yet; it calls as the app does, with what it has. */
export function visitor(app: FastifyInstance, remoteAddress = '127.0.0.1'): Customer {
  const self: Customer = {
    token: undefined,
    xsrf: undefined,
    call: async (key, body, headers = {}) => {
      const [method, url] = key.split(' ') as [NonNullable<InjectOptions['method']>, string];
      const answer = await app.inject({
        method,
        url: `/api${url}`,
        remoteAddress,
        headers: {
          ...(self.token && { authorization: `Bearer ${self.token}` }),
          ...(self.xsrf && { cookie: `XSRF-TOKEN=${self.xsrf}`, 'x-xsrf-token': self.xsrf }),
          ...headers,
        },
        ...(body !== undefined && { payload: body as object }),
      });
      self.xsrf = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? self.xsrf;
      return answer;
    },
  };
  return self;
}

/** What the sign-up form sends. */
export function newCustomer(email: string, fields: object = {}) {
  return { username: 'Ana', email, password, cartItems: [], ...fields };
}

/** A browser whose user has just signed up. */
export async function signedUp(
  app: FastifyInstance,
  email: string,
  fields?: object,
): Promise<Customer & { id: string }> {
  return began(visitor(app), 'POST /signup', newCustomer(email, fields));
}

/** A browser whose user has just logged in. */
export async function loggedIn(
  app: FastifyInstance,
  email: string,
  word = password,
): Promise<Customer & { id: string }> {
  return began(visitor(app), 'POST /login', { email, password: word });
}

async function began(customer: Customer, key: EndpointKey, body: object) {
  const answer = await customer.call(key, body);
  const { token, data } = answer.json();
  if (!token) throw new Error(`${key} answered ${answer.statusCode} ${answer.body}`);
  customer.token = token;
  return Object.assign(customer, { id: data.user.id as string });
}
