import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import type { ShopInForce } from '../services/selling/shopInForce.ts';

/**
 * Reads what the owner has set before each call that may go by it: all but those that anybody may
 * ask, as lists of products, which have nothing of it.
 */
export function knowShop(api: FastifyInstance, shop: ShopInForce): void {
  api.addHook('onRequest', async ({ method, routeOptions }) => {
    const { call } = routeOptions.config;
    if (method === 'GET' && (!call || endpoints[call].auth === 'none')) return;
    await shop.refresh();
  });
}
