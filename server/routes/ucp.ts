import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { i18n } from '../../contract/i18n.ts';
import type { SiteMeta } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { urlsOf } from '../http/send.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import {
  cancelAgentCart,
  createAgentCart,
  readAgentCart,
  updateAgentCart,
} from '../services/cart/agentCart.ts';
import type { Context } from '../services/context.ts';
import { getCatalogProduct, listOf, lookUpCatalog, maxIds, searchCatalog } from './ucpCatalog.ts';
import { CartBody, LookupBody, ProductBody, SearchBody } from './ucpSchemas.ts';

/** Published version of the Universal Commerce Protocol that these routes follow (docs/agents.md). */
const version = '2026-04-08';

const site = `https://ucp.dev/${version}`;

/** Capabilities with their page and schema below `site`. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': ['catalog/search', 'catalog_search'],
  'dev.ucp.shopping.catalog.lookup': ['catalog/lookup', 'catalog_lookup'],
  'dev.ucp.shopping.cart': ['cart', 'cart'],
} as const;
type Capability = keyof typeof capabilities;

const search = 'dev.ucp.shopping.catalog.search';
const lookup = 'dev.ucp.shopping.catalog.lookup';
const cart = 'dev.ucp.shopping.cart';

/** Bytes of a request. */
const bodyLimit = 64 * 1024;

/** Catalog and cart for shopping agents; the shopper pays in the shop. */
export function ucpRoutes(
  app: FastifyInstance,
  context: Context & { applySales: () => Promise<void> },
  limits: AccountLimits,
  config: Parameters<typeof urlsOf>[1],
): void {
  const urlOf = (request: FastifyRequest) => urlsOf(request, config).serverUrl;
  const shopOf = (request: FastifyRequest): SiteMeta => ({
    ...{ name: context.shop.name, description: '', url: urlOf(request) },
    ...{ supportEmail: '', phone: '', social: [], texts: [] },
  });

  app.get('/.well-known/ucp', (request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(profileOf(urlOf(request))),
  );

  app.register(
    async (calls) => {
      answerErrors(calls);
      calls.addHook('preHandler', async (request, reply) => {
        const refusal = refusalOf(request.headers['ucp-agent']);
        if (refusal) return reply.code(refusal.status).send(refusal.body);
      });

      calls.post<{ Body: SearchBody }>(
        '/catalog/search',
        { bodyLimit, schema: { body: SearchBody } },
        async (request) => ({
          ucp: meta(search),
          ...(await searchCatalog(listOf(app), request.body, shopOf(request))),
        }),
      );
      calls.post<{ Body: LookupBody }>(
        '/catalog/lookup',
        { bodyLimit, schema: { body: LookupBody } },
        async (request, reply) => {
          if (request.body.ids.length > maxIds) {
            const content = `Send at most ${maxIds} ids`;
            return reply.code(400).send({ code: 'request_too_large', content });
          }
          const list = listOf(app);
          return {
            ucp: meta(lookup),
            ...(await lookUpCatalog(list, request.body, shopOf(request))),
          };
        },
      );
      calls.post<{ Body: ProductBody }>(
        '/catalog/product',
        { bodyLimit, schema: { body: ProductBody } },
        async (request) => {
          const list = listOf(app);
          const found = await getCatalogProduct(list, request.body, shopOf(request));
          const content = i18n.t('There is no product {id}', { id: request.body.id });
          return found
            ? { ucp: meta(lookup), ...found }
            : failure(lookup, [unrecoverable(content)], urlOf(request) + paths.search);
        },
      );

      const noCart = (request: FastifyRequest) =>
        failure(
          cart,
          [unrecoverable(i18n.t('There is no such cart, or it has expired'))],
          urlOf(request),
        );
      calls.post<{ Body: CartBody }>(
        '/carts',
        { bodyLimit, schema: { body: CartBody } },
        async (request, reply) => {
          const { line_items } = request.body;
          await context.applySales();
          const made = await limits('agentcart', { ip: request.ip }, () =>
            createAgentCart(context, line_items, shopOf(request)),
          );
          if ('id' in made) return reply.code(201).send({ ucp: meta(cart), ...made });
          return failure(cart, made.messages ?? [], urlOf(request) + paths.search);
        },
      );
      type Id = { Params: { id: string } };
      calls.get<Id>('/carts/:id', async (request) => {
        await context.applySales();
        const found = await readAgentCart(context, request.params.id, shopOf(request));
        return found ? { ucp: meta(cart), ...found } : noCart(request);
      });
      calls.put<Id & { Body: CartBody }>(
        '/carts/:id',
        { bodyLimit, schema: { body: CartBody } },
        async (request) => {
          const { params, body } = request;
          await context.applySales();
          const found = await updateAgentCart(context, params.id, body.line_items, shopOf(request));
          return found ? { ucp: meta(cart), ...found } : noCart(request);
        },
      );
      calls.post<Id>('/carts/:id/cancel', { bodyLimit }, async (request) => {
        await context.applySales();
        const found = await cancelAgentCart(context, request.params.id, shopOf(request));
        return found ? { ucp: meta(cart), ...found } : noCart(request);
      });
    },
    { prefix: '/ucp' },
  );
}

function profileOf(url: string) {
  const rest = {
    ...{ version, spec: `${site}/specification/overview`, transport: 'rest' },
    ...{ endpoint: `${url}/ucp`, schema: `${site}/services/shopping/rest.openapi.json` },
  };
  const declared = Object.entries(capabilities).map(([name, [page, schema]]) => [
    name,
    [
      {
        ...{ version, spec: `${site}/specification/${page}` },
        schema: `${site}/schemas/shopping/${schema}.json`,
      },
    ],
  ]);
  return {
    ucp: {
      version,
      services: { 'dev.ucp.shopping': [rest] },
      capabilities: Object.fromEntries(declared),
      payment_handlers: {},
    },
  };
}

function meta(capability: Capability, status: 'success' | 'error' = 'success') {
  return { version, status, capabilities: { [capability]: [{ version }] } };
}

/** An unsuccessful outcome of the protocol; its status is 200. */
function failure(capability: Capability, messages: readonly object[], continue_url: string) {
  return { ucp: meta(capability, 'error'), messages, continue_url };
}

function unrecoverable(content: string) {
  return { type: 'error', code: 'not_found', content, severity: 'unrecoverable' };
}

/** Refuses requests without the URL of their agent's profile, and those in another version. */
function refusalOf(agent: string | string[] | undefined) {
  const header = String(agent);
  if (!/\bprofile="https:\/\/[^"\s]+"/.test(header)) {
    const content = 'Send the header UCP-Agent: profile="https://…", the URL of your profile';
    return { status: 400, body: { code: 'invalid_profile_url', content } };
  }
  const [, asked = version] = /\bversion="([^"]*)"/.exec(header) ?? [];
  if (asked === version) return undefined;
  const content = `This shop supports version ${version}`;
  return { status: 422, body: { code: 'version_unsupported', content } };
}

const codes: Record<number, string> = {
  400: 'invalid_request',
  413: 'request_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'temporarily_unavailable',
};

/** Gives the shop's failures the protocol's form. */
function answerErrors(calls: FastifyInstance): void {
  calls.addHook('preSerialization', async (_request, { statusCode }: FastifyReply, answer) => {
    const { success, message } = (answer ?? {}) as { success?: boolean; message?: string };
    if (success !== false) return answer;
    return { code: codes[statusCode] ?? 'internal_error', content: message };
  });
}
