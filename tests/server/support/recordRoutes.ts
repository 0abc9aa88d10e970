import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/**
 * Result of `work`, and every route that its servers register, such as `GET /api/product/:id`.
 * `HEAD` is included in `GET`.
 */
export async function recordRoutes<T>(work: () => Promise<T>): Promise<[T, string[]]> {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return [await work(), [...routes].sort()];
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
