import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import statics from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountCalls } from './accountCalls.ts';
import { adminCalls } from './adminCalls.ts';
import { checkoutCalls, paymentProvider } from './checkoutCalls.ts';
import { shopperCalls } from './shopperCalls.ts';
import { specRoutes } from './specRoutes.ts';
import { newUser, openSpecShop, type SpecShop } from './specShop.ts';
import type { Variants } from './variants.ts';
import { viewsOf } from './views.ts';

/** A grey square in place of missing pictures. */
const anyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

export type SpecServer = {
  apiUrl: string;
  /** URL of the built app, configured for this API. */
  websiteUrl: string;
  shop: SpecShop;
  close: () => Promise<void>;
};

/**
 * Starts a local server: the calls of specification X6 to X36, strict about unknown fields, in
 * memory, and nothing else, except the payment provider's page, the pictures, and the built app of
 * `dist/`.
 */
export async function startSpecServer(variants: Variants): Promise<SpecServer> {
  const shop = openSpecShop(variants);
  const api = await buildApi(shop);
  const apps = [api];
  if (variants.otherOrigin) {
    const website = Fastify();
    apps.push(website);
    await addWebsite(website, () => `${originOf(api)}/api`);
  } else {
    await addWebsite(api, () => '/api');
  }
  for (const app of apps) await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    apiUrl: `${originOf(api)}/api`,
    websiteUrl: originOf(apps.at(-1) ?? api),
    shop,
    close: async () => {
      await Promise.all(apps.map((app) => app.close()));
    },
  };
}

/** Only the calls, below `/api`; a test may inject requests. */
export async function buildApi(shop: SpecShop): Promise<FastifyInstance> {
  const app = Fastify({
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    forceCloseConnections: true,
  });
  if (shop.variants.otherOrigin) await app.register(cors, { origin: '*', methods: '*' });
  await app.register(multipart);
  const pictureUrl = (name: string) =>
    `${originOf(app)}/pictures/${encodeURIComponent(name)}?signature=1`;
  await app.register(
    async (calls) => {
      const views = viewsOf(shop, pictureUrl);
      const route = specRoutes(calls, shop, newUser(''));
      const context = { shop, views, route };
      shopperCalls(context);
      accountCalls(context);
      adminCalls(context, pictureUrl);
      checkoutCalls(context, (id) => `${originOf(app)}/provider/${id}`);
      paymentProvider(app, context);
    },
    { prefix: '/api' },
  );
  app.get('/pictures/:name', (request, reply) => {
    const picture = shop.pictures.get((request.params as { name: string }).name);
    return reply.type(picture?.type ?? 'image/png').send(picture?.bytes ?? anyPicture);
  });
  return app;
}

/** Serves `dist/` like a static host, with a `config.js` that names the API. */
async function addWebsite(app: FastifyInstance, apiUrl: () => string) {
  const root = resolve('dist');
  await app.register(statics, { root, globIgnore: ['config.js'], wildcard: false });
  app.get('/config.js', (_request, reply) =>
    reply
      .type('text/javascript')
      .send(`${readFileSync(join(root, 'config.js'), 'utf8')}window.hemline.apiUrl='${apiUrl()}';`),
  );
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ success: false });
  });
}

function originOf(app: FastifyInstance): string {
  const [address] = app.addresses();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
}
