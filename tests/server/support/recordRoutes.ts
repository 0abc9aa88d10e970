import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/**
 * Every route that the servers opened by `work` register, as `GET /api/product/:id`. `HEAD` goes
 * with its `GET`.
 */
export async function recordRoutes(work: () => Promise<unknown>): Promise<string[]> {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    await work();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
  return [...routes].sort();
}
