import fc, { type Arbitrary } from 'fast-check';
import type { Endpoint } from '../../../contract/calls/row.ts';
import type { JsonSchema } from '../../../contract/explain.ts';
import { corrupted, fitting, toJson, toUrlText } from './inputs.ts';

/** A request without the sender's token. */
export type AnyRequest = {
  url: string;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  payload?: string;
};

type Known = Record<string, unknown[]>;

const json = { 'content-type': 'application/json' };

/** Invalid bodies. */
const wholes = [
  ...[
    '',
    ' ',
    'null',
    '0',
    '-1',
    '1e309',
    '"text"',
    '[]',
    '[2]',
    'true',
    '{',
    '{"a"',
    '{}',
    'cart',
  ],
  ...['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ...['\ufeff{}', '{"a":1,"a":2}', '"\\ud800"', '{"\\u0000":1}', '{"a":"\\u0000"}', '\0'],
  ...['['.repeat(20_000) + ']'.repeat(20_000), `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ...[`{"unknown":"${'x'.repeat(1_000_000)}"}`, `"${'x'.repeat(1024 * 1024)}"`],
  ...[`[${'1,'.repeat(100_000)}1]`, `{${'"a":1,'.repeat(1000)}"b":2}`],
];

/** Invalid headers. */
const oddHeaders: Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': '' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(4000)}` },
  { authorization: 'Basic YTpi' },
  { authorization: 'Bearer ../../etc' },
  { cookie: 'XSRF-TOKEN=%E0%A4%A; =; a=b; __proto__=1' },
  { 'x-xsrf-token': '0' },
  { accept: 'nothing/at-all' },
  { 'accept-encoding': 'nothing;q=2' },
  { 'if-none-match': 'W/"x", "y", *' },
  { range: 'bytes=9-1' },
  { role: 'admin' },
  { origin: 'null' },
  { 'x-forwarded-for': '999.999.999.999, ::::' },
];

/** A request that fits the schemas of its call. */
export function fittingRequest(
  key: string,
  endpoint: Endpoint,
  known: Known,
): Arbitrary<AnyRequest> {
  return requestOf(key, {
    params: fitting(endpoint.params ?? nothing, known),
    query: fitting(endpoint.query ?? nothing, known),
    body: endpoint.body ? fitting(endpoint.body, known) : fc.constant(undefined),
  });
}

/** Any request to a call: most have one error. */
export function anyRequest(key: string, endpoint: Endpoint, known: Known): Arbitrary<AnyRequest> {
  const good = fittingRequest(key, endpoint, known);
  const params = fitting(endpoint.params ?? nothing, known);
  const query = fitting(endpoint.query ?? nothing, known);
  const body = endpoint.body ? fitting(endpoint.body, known) : fc.constant(undefined);
  const bad = [
    ...(endpoint.params ? [{ params: corrupted(params), query, body }] : []),
    { params, query: corrupted(query), body },
    ...(endpoint.body ? [{ params, query, body: corrupted(body) }] : []),
    { params, query, body: corrupted(fc.constant({})) },
  ].map((parts) => ({ weight: 3, arbitrary: requestOf(key, parts) }));
  const withWhole = fc
    .tuple(good, fc.constantFrom(...wholes))
    .map(([each, payload]) => ({ ...each, payload, headers: json }));
  const withHeaders = fc
    .tuple(good, fc.constantFrom(...oddHeaders))
    .map(([each, headers]) => ({ ...each, headers: { ...each.headers, ...headers } }));
  return fc.oneof(
    { weight: 2, arbitrary: good },
    ...bad,
    { weight: 1, arbitrary: withWhole },
    { weight: 1, arbitrary: withHeaders },
  );
}

const nothing: JsonSchema = { type: 'object' };

function requestOf(
  key: string,
  parts: Record<'params' | 'query' | 'body', Arbitrary<unknown>>,
): Arbitrary<AnyRequest> {
  const [method, path = ''] = key.split(' ') as [AnyRequest['method'], string];
  return fc.record(parts).map(({ params, query, body }) => {
    const payload = method === 'GET' ? undefined : toJson(body);
    return {
      method,
      url: `/api${fill(path, params)}${toSearch(query)}`,
      headers: payload === undefined ? {} : json,
      ...(payload !== undefined && { payload }),
    };
  });
}

function fill(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/, (_, name: string) => toUrlText(values[name] ?? ''));
}

/** Lists repeat their parameter. Node refuses longer URLs. */
function toSearch(query: unknown): string {
  if (typeof query !== 'object' || query === null) return `?${toUrlText(query)}`;
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${toUrlText(name)}=${toUrlText(each)}`),
  );
  return entries.length > 0 ? `?${entries.join('&').slice(0, 12_000)}` : '';
}
