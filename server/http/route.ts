import writerOf, { type ObjectSchema } from 'fast-json-stringify';
import type {
  FastifyInstance,
  FastifyReply,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
} from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Body, EndpointKey, Params, Query, Reply } from '../../contract/endpoint.ts';
import { endpointOf } from '../../contract/endpoints.ts';
import { explain, type JsonSchema, type SizeError } from '../../contract/explain.ts';
import { i18n } from '../../contract/i18n.ts';
import { type AccessOf, accessOf } from '../../contract/rules/calls.ts';
import { specShapes } from '../../contract/rules/specShapes.ts';
import { Failure } from '../../contract/schemas/common.ts';
import { BadInput, NotFound, NotLoggedIn } from '../errors.ts';
import { replyWithoutAmounts, withOptionalAmounts } from '../lib/withoutAmounts.ts';
import type { Caller } from '../security/caller.ts';

/** Input of a handler: the parts of the request that the contract names, validated. */
type Input<K extends EndpointKey> = {
  params: Params<K>;
  query: Query<K>;
  body: Body<K>;
  /** The caller; absent for public calls. */
  caller: AccessOf<K> extends 'public' ? undefined : Caller;
};

/**
 * Serves a call of the contract, whose schemas check the request, serialize the reply and type the
 * handler. A handler that has sent its reply returns it.
 */
export function route<K extends EndpointKey>(
  app: FastifyInstance,
  key: K,
  handler: (
    input: Input<K>,
    reply: FastifyReply,
  ) => Promise<Reply<K> | FastifyReply> | Reply<K> | FastifyReply,
): void {
  const { params, query, body, multipart, reply, permission } = endpointOf(key);
  const mayHaveAmounts = permission?.startsWith('orders:') || permission === 'customers:read';
  const [method, url] = key.split(' ') as [string, string];
  const toContractShape = specShapes[key];
  app.route({
    method,
    url,
    ...(!multipart && { bodyLimit: bodyLimitOf(body) }),
    config: { call: key },
    ...(toContractShape && {
      preValidation: async (request) => {
        request.body = toContractShape(request.body);
      },
    }),
    ...(mayHaveAmounts && {
      preSerialization: async ({ caller }, _reply, answer) =>
        caller?.permissions.includes('orders:sums') ? answer : replyWithoutAmounts(answer, reply),
    }),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: {
        200: mayHaveAmounts ? toOptionalAmounts(reply) : reply,
        '4xx': Failure,
        '5xx': Failure,
      },
    },
    // The validator has checked each part against the schema of K.
    handler: (request, answer) => {
      if (accessOf(key) !== 'public' && !request.caller) throw new NotLoggedIn();
      const work = () => handler(request as unknown as Input<K>, answer);
      return request.recordChanges?.(work) ?? work();
    },
  });
}

/** Compiles a schema at its first use, since compiling all takes longer than the rest of a start. */
function oncePerSchema<T>(compile: (schema: TSchema) => T): (schema: TSchema) => T {
  const known = new WeakMap<TSchema, T>();
  return (schema) => {
    const compiled = known.get(schema) ?? compile(schema);
    known.set(schema, compiled);
    return compiled;
  };
}

const toOptionalAmounts = oncePerSchema(withOptionalAmounts);
const toChecker = oncePerSchema((schema) => Compile(schema));
const toWriter = oncePerSchema((schema) => writerOf(schema as ObjectSchema));

/** Writes the fields of a reply that its schema names. */
export const serializer: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (data) =>
    toWriter(schema)(data);

/**
 * Checks each part of a request. Bodies are never coerced, numbers and lists in a query string are
 * parsed, and a path that does not match is a 404.
 */
export const validator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const compiled = toChecker(schema);
    const value = httpPart === 'querystring' ? readQuery(schema, data) : data;
    if (httpPart === 'body' && hasNul(value)) {
      return {
        error: new BadInput(i18n.t('A text holds a NUL character, which is not accepted here')),
      };
    }
    const oversized = findOversized(schema, value);
    if (oversized.length === 0 && compiled.Check(value)) return { value };
    if (httpPart === 'params')
      return { error: new NotFound(i18n.t('There is nothing at this URL')) };
    const errors = oversized.length > 0 ? oversized : compiled.Errors(value);
    const { message, fields } = explain(schema, errors);
    return { error: new BadInput(message, fields) };
  };
};

/**
 * Checks the length of texts and lists first, so that no pattern and no `uniqueItems` runs on a
 * megabyte. Counts code points, as the forms do; the schema compiler counts graphemes.
 */
function findOversized(
  schema: JsonSchema | undefined,
  value: unknown,
  instancePath = '',
): SizeError[] {
  if (schema === undefined) return [];
  if (typeof value === 'string') {
    return isLonger(value, schema.maxLength) ? [{ keyword: 'maxLength', instancePath }] : [];
  }
  if (Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) {
      return [{ keyword: 'maxItems', instancePath }];
    }
    return value.flatMap((item, index) =>
      findOversized(schema.items, item, `${instancePath}/${index}`),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    Object.hasOwn(value, name)
      ? findOversized(property, value[name as keyof typeof value], `${instancePath}/${name}`)
      : [],
  );
}

/** A code point is one or two of the units that `length` counts. */
function isLonger(text: string, maxLength = Number.POSITIVE_INFINITY): boolean {
  if (text.length <= maxLength) return false;
  return text.length > 2 * maxLength || [...text].length > maxLength;
}

/** No database accepts a text with a NUL. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

function readQuery(schema: TSchema, data: unknown): unknown {
  if (!Type.IsObject(schema) || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, readValue(schema.properties[name], value)]),
  );
}

function readValue(schema: TSchema | undefined, value: unknown): unknown {
  if (Type.IsArray(schema)) {
    const values = Array.isArray(value) ? value : [value];
    return values.map((item) => readValue(schema.items, item));
  }
  const isNumber = Type.IsInteger(schema) || Type.IsNumber(schema);
  if (isNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return value;
}

/** Maximum bytes of any body. */
export const maxBytes = 1024 * 1024;

/** Bytes for white space between the values of a body. */
const whiteSpace = 1024;

/** Bytes of a code point that is written as two escapes, as `\ud83d\udc57`. */
const escaped = 12;

/** Bytes of the longest reasonable number. */
const numeral = 32;

/** Maximum bytes of a body of this schema, however its texts are escaped. */
function bodyLimitOf(schema: JsonSchema | undefined): number {
  return Math.min(maxBytes, whiteSpace + longest(schema));
}

function longest(schema: JsonSchema | undefined): number {
  if (schema === undefined) return 0;
  if (schema.enum) return Math.max(...schema.enum.map((value) => escaped * value.length));
  switch (schema.type) {
    case 'string':
      return escaped * (schema.maxLength ?? maxBytes) + 2;
    case 'array':
      return (schema.maxItems ?? maxBytes) * (longest(schema.items) + 1) + 2;
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, property]) => sum + name.length + 4 + longest(property),
        2,
      );
    default:
      return numeral;
  }
}
