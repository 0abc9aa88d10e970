import type { FastifyInstance } from 'fastify';
import type { ShortProfile } from '../../contract/schemas/shopProfile.ts';
import type { ShopSettings } from '../http/configFile.ts';
import { route } from '../http/route.ts';
import type { Context } from '../services/context.ts';
import { readShopProfile, readShopText, saveShopProfile } from '../services/selling/shopProfile.ts';

/** The shop's profile for admins, and its texts for visitors. */
export function shopProfileRoutes(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'pictures' | 'now' | 'shop'>,
  readSettings: () => ShopSettings,
): void {
  /** What is in force while nothing was set. */
  function otherwise(): ShortProfile {
    const { profile, settings } = readSettings();
    const { name, email: supportEmail, returnDays } = context.shop;
    return { ...profile, ...(!settings && { name, supportEmail }), returnDays };
  }

  route(app, 'GET /shoptext/:name', ({ params }) => readShopText(context, params.name));
  route(app, 'GET /shopfacts', () => readShopProfile(context, otherwise()));
  route(app, 'POST /saveshopfacts', ({ body }) => saveShopProfile(context, body));
}
