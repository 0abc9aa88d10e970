import type { FastifyInstance } from 'fastify';
import type { ShortProfile } from '../../contract/schemas/shopProfile.ts';
import { callerOf } from '../http/authentication.ts';
import type { ShopSettings } from '../http/configFile.ts';
import { route } from '../http/route.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import type { Context } from '../services/context.ts';
import {
  endCode,
  endDelivery,
  endTax,
  reactivateCode,
  readCode,
  readOptions,
  readSettings,
  saveCode,
  saveDelivery,
  saveTax,
} from '../services/selling/selling.ts';
import { readShopProfile, readShopText, saveShopProfile } from '../services/selling/shopProfile.ts';

/** What the owner sets: delivery methods, discount codes, tax rates, and the shop's profile and texts. */
export function sellingRoutes(
  app: FastifyInstance,
  context: Context,
  limits: AccountLimits,
  takesGuests: boolean,
  readShopSettings: () => ShopSettings,
): void {
  route(app, 'GET /checkoutoptions', () => readOptions(context, takesGuests));
  // Codes can be guessed: only those that are none count.
  route(app, 'GET /discountcode/:code', ({ params }, { request }) =>
    limits('discountcode', { ip: request.ip }, async () =>
      readCode(context, params.code, await callerOf(context, request)),
    ),
  );
  route(app, 'GET /checkoutsettings', () => readSettings(context));
  route(app, 'POST /savedelivery', ({ body }) => saveDelivery(context, body));
  route(app, 'POST /enddelivery/:id', ({ params }) => endDelivery(context, params.id));
  route(app, 'POST /savecode', ({ body }) => saveCode(context, body));
  route(app, 'POST /endcode/:id', ({ params }) => endCode(context, params.id));
  route(app, 'POST /reactivatecode/:id', ({ params, body }) =>
    reactivateCode(context, params.id, body),
  );
  route(app, 'POST /savetax', ({ body }) => saveTax(context, body));
  route(app, 'POST /endtax/:id', ({ params }) => endTax(context, params.id));

  route(app, 'GET /shoptext/:name', ({ params }) => readShopText(context, params.name));
  route(app, 'GET /shopfacts', () =>
    readShopProfile(context, defaultProfile(context.shop, readShopSettings())),
  );
  route(app, 'POST /saveshopfacts', ({ body }) => saveShopProfile(context, body));
}

/** What is in force while nothing was saved. */
function defaultProfile(shop: Context['shop'], { profile, settings }: ShopSettings): ShortProfile {
  const { name, email: supportEmail, returnDays } = shop;
  return { ...profile, ...(!settings && { name, supportEmail }), returnDays };
}
