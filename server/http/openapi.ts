import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../contract/calls/row.ts';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints, extensions } from '../../contract/endpoints.ts';
import { moneyLimits } from '../../contract/rules/amounts.ts';
import { type Access, accessOf } from '../../contract/rules/calls.ts';
import { Failure } from '../../contract/schemas/common.ts';
import { inMainCurrency } from '../lib/currencies.ts';

/** Additions to the shop's own policy for Swagger UI: its styles and small pictures. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Documentation of the contract at `/api/docs`, and as JSON at `/api/docs/json`. */
export async function docs(app: FastifyInstance) {
  let built: unknown;
  // Built at its first request, since most servers get none.
  const toJSON = () => {
    built ??= inMainCurrency(() => JSON.parse(JSON.stringify(openApiDocument(), withLimits)));
    return built;
  };
  // The plugin's own type knows neither OpenAPI 3.1 nor the schemas of TypeBox.
  const document = { toJSON } as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiConfig: { validatorUrl: null },
    theme: { title: 'The shop’s API' },
  });
}

/** Replaces the limits of an `Amount` by those in the shop's currency. */
function withLimits(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('dollars' in value)) return value;
  const { dollars, ...schema } = value as { dollars: Partial<{ min: number; max: number }> };
  if (dollars.min === undefined || dollars.max === undefined) return value;
  const { min, max } = moneyLimits({ min: dollars.min, max: dollars.max });
  return { ...schema, minimum: min, maximum: max };
}

const callers: Record<Access, string> = {
  public: 'Everyone',
  guest: 'Logged-in users, and guests at their checkout',
  user: 'Logged-in users',
  admin: 'Admins',
};

/** The contract as an OpenAPI 3.1 document. */
function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method, url] = key.split(' ') as [string, string];
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(key as EndpointKey, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The shop’s API',
      version: '1',
      description:
        'Every call of the contract. Failures answer with their HTTP status and the same body; calls marked as extension may be absent on other servers.',
    },
    servers: [{ url: '/api' }],
    tags: Object.values(callers).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  } as const;
}

function operation(key: EndpointKey, endpoint: Endpoint) {
  const { summary, params, query, body, multipart, pdf, reply } = endpoint;
  const access = accessOf(key);
  const isExtension = key in extensions;
  return {
    summary: isExtension ? `${summary} (extension)` : summary,
    tags: [callers[access]],
    ...(isExtension && { 'x-extension': true }),
    ...(access !== 'public' && { security: [{ token: [] }] }),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    ...(multipart && { requestBody: { required: true, content: upload } }),
    responses: {
      200: {
        description: 'Done',
        content: pdf ? { 'application/pdf': { schema: reply } } : json(reply),
      },
      default: {
        description: 'A failure',
        content: json({ $ref: '#/components/schemas/Failure' }),
      },
    },
  };
}

const upload = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { images: { type: 'array', items: { type: 'string', format: 'binary' } } },
    },
  },
};

function json(schema: object) {
  return { 'application/json': { schema } };
}

function parameters(place: 'path' | 'query', schema: object = {}) {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}
