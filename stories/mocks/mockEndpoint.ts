import { delay, HttpResponse, http } from 'msw';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import type { Endpoint } from '../../contract/calls/row.ts';
import type { Body, EndpointKey, Params, Query, Reply } from '../../contract/endpoint.ts';
import { endpoints, extensions } from '../../contract/endpoints.ts';
import { explain, toRefusal } from '../../contract/explain.ts';
import { messages } from '../../contract/messages.ts';
import { accessOf } from '../../contract/rules/calls.ts';
import { isCurrentVersion } from '../../contract/rules/sellingInput.ts';
import { specShapes } from '../../contract/rules/specShapes.ts';

/** Request of a mock's callback, checked against the contract. */
type MockRequest<K extends EndpointKey> = {
  params: Params<K>;
  query: Query<K>;
  body: Body<K>;
  /** Session token; empty without a login. */
  token: string;
  /** Files in the field `images` of a multipart call. */
  files: File[];
};

/** The token of the one admin; see `logins.ts`. */
export const adminToken = 'token-of-user-admin';

/** A failure with its reply. */
export class MockFailure extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** @param at the field of the message, or messages by field */
  constructor(status: number, message: string, at?: string | Record<string, string>) {
    super(message);
    this.status = status;
    this.fields = typeof at === 'string' ? { [at]: message } : at;
  }
}

/** @throws MockFailure with all problems, each once */
export function refuse(
  status: number,
  problems: ReadonlyMap<string, string>,
  separator?: string,
): void {
  if (problems.size === 0) return;
  const { message, fields } = toRefusal(problems, separator);
  throw new MockFailure(status, message, fields);
}

/** @throws MockFailure unless `version` is the stored one; a new setting has none */
export function refuseStale(
  stored: { version: number } | undefined,
  version: number | undefined,
): void {
  if (isCurrentVersion(stored, { version })) return;
  throw new MockFailure(409, messages.settingHasChanged, 'version');
}

/** Prefix of the tokens of a checkout's guests. */
export const guestTokens = 'token-of-guest-';

/** Reply of a spec-only server where the specification shows none. */
export const undocumentedReply = { reply: undefined } as const;

/** Reply of a callback, with optional headers. */
type MockReply<K extends EndpointKey> =
  | { reply: Reply<K>; headers?: Record<string, string> }
  | typeof undocumentedReply;

/**
 * An MSW handler for one row of the contract. An invalid request is answered with 400, as by the
 * server; an invalid reply is a bug of the mock and fails loudly.
 */
export function mockEndpoint<K extends EndpointKey>(
  key: K,
  answer: (request: MockRequest<K>) => MockReply<K>,
) {
  const endpoint: Endpoint = endpoints[key];
  const access = accessOf(key);
  const { method, path } = routeOf(key);
  return http[method](path, async ({ request, params }) => {
    try {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
      if (access !== 'public' && !token) throw new MockFailure(401, messages.loginNeeded);
      const isGuests = token.startsWith(guestTokens) && access !== 'guest';
      if (isGuests && access !== 'public') throw new MockFailure(401, messages.loginNeeded);
      if (access === 'admin' && token !== adminToken) {
        throw new MockFailure(403, messages.adminsOnly);
      }
      const query = readQuery(new URL(request.url).searchParams, endpoint.query);
      const sent = endpoint.body && (await request.json().catch(() => undefined));
      const body = specShapes[key]?.(sent) ?? sent;
      const files = endpoint.multipart ? await readFiles(request) : [];
      check(endpoint.params, params);
      check(endpoint.query, query);
      check(endpoint.body, body);
      const answered = answer({ params, query, body, token, files } as MockRequest<K>);
      if (answered === undocumentedReply) return new HttpResponse(null, { status: 204 });
      assertReply(key, endpoint.reply, answered.reply);
      const headers = 'headers' in answered ? answered.headers : {};
      if (endpoint.pdf) {
        const pdf = { 'Content-Type': 'application/pdf' };
        return new HttpResponse(answered.reply as string, { headers: { ...headers, ...pdf } });
      }
      return HttpResponse.json(answered.reply as never, { headers: headers ?? {} });
    } catch (error) {
      if (!(error instanceof MockFailure)) throw error;
      return failure(error.status, error.message, error.fields);
    }
  });
}

/** A handler that never succeeds: an HTTP status, no connection, or no reply. */
export function mockOutage(key: EndpointKey, outage: number | 'offline' | 'silent') {
  const { method, path } = routeOf(key);
  return http[method](path, async () => {
    if (outage === 'offline') return HttpResponse.error();
    if (outage === 'silent') await delay('infinite');
    return failure(Number(outage) || 500, 'Something went wrong on our side.');
  });
}

/** The extensions of the contract, on a server that has none of them. */
export function mockMissingExtensions() {
  return Object.keys(extensions).map((key) => {
    const { method, path } = routeOf(key);
    return http[method](path, () => failure(404, 'There is no such call.'));
  });
}

/** The method and path by which MSW finds a row of the contract. */
export function routeOf(key: string) {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  return { method: method.toLowerCase() as 'get' | 'post' | 'delete', path: `*/api${path}` };
}

async function readFiles(request: Request): Promise<File[]> {
  const entries = (await request.formData()).getAll('images');
  return entries.filter((entry) => entry instanceof File);
}

function failure(status: number, message: string, fields?: Record<string, string>) {
  return HttpResponse.json({ success: false, message, fields }, { status });
}

/** Query strings carry only text: numbers and lists are parsed according to the schema. */
function readQuery(search: URLSearchParams, schema: TSchema | undefined) {
  const properties =
    (schema as { properties?: Record<string, { type?: string }> })?.properties ?? {};
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    const type = properties[name]?.type;
    if (type === 'array') query[name] = values;
    else if (type === 'number' || type === 'integer') query[name] = Number(values[0]);
    else query[name] = values[0];
  }
  return query;
}

function check(schema: TSchema | undefined, value: unknown) {
  if (!schema || Value.Check(schema, value)) return;
  const { message, fields } = explain(schema, Value.Errors(schema, value));
  throw new MockFailure(400, message, fields);
}

function assertReply(key: string, schema: TSchema, reply: unknown) {
  if (Value.Check(schema, reply)) return;
  const [first] = Value.Errors(schema, reply);
  throw new Error(
    `The mock of ${key} breaks the contract: ${first?.instancePath} ${first?.message}`,
  );
}
