import type { FastifyInstance } from 'fastify';
import { accessOf } from '../../contract/rules/access.ts';
import type { ShopInForce } from '../services/selling/shopInForce.ts';

/**
 * Reads the owner's settings before each call that may depend on them: all but public reads, such as
 * lists of products.
 */
export function refreshShop(api: FastifyInstance, shop: ShopInForce): void {
  api.addHook('onRequest', async ({ method, routeOptions }) => {
    const { call } = routeOptions.config;
    if (method === 'GET' && (!call || accessOf(call) === 'public')) return;
    await shop.refresh();
  });
}
