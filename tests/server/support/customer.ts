import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { EndpointKey } from '../../../contract/endpoint.ts';

/** A browser that sends the app's requests, with its own token and cookie. */
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

/** A browser before its first call. */
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

/** The sign-up form's request. */
export function newCustomer(email: string, fields: object = {}) {
  return { username: 'Ana', email, password, cartItems: [], ...fields };
}

/** A browser of a new user. */
export async function signedUp(
  app: FastifyInstance,
  email: string,
  fields?: object,
): Promise<Customer & { id: string }> {
  return began(visitor(app), 'POST /signup', newCustomer(email, fields));
}

/** A browser of a logged-in user. */
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
