import type { FastifyInstance } from 'fastify';
import type { ShortFacts } from '../../contract/schemas/shopFacts.ts';
import { route } from '../http/route.ts';
import type { ShopSettings } from '../http/shopProfile.ts';
import type { Context } from '../services/context.ts';
import { readShopFacts, readShopText, saveShopFacts } from '../services/selling/shopFacts.ts';

/** What the owner says of the shop: for the admin who sets it, and the texts for whoever reads them. */
export function shopFactsRoutes(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'now' | 'shop'>,
  readSettings: () => ShopSettings,
): void {
  /** What is in force while nothing was set. */
  function otherwise(): ShortFacts {
    const { facts, settings } = readSettings();
    const { name, email: supportEmail, returnDays } = context.shop;
    return { ...facts, ...(!settings && { name, supportEmail }), returnDays };
  }

  route(app, 'GET /shoptext/:name', ({ params }) => readShopText(context, params.name));
  route(app, 'GET /shopfacts', () => readShopFacts(context, otherwise()));
  route(app, 'POST /saveshopfacts', ({ body }) => saveShopFacts(context, body));
}
