import type { FastifyInstance } from 'fastify';
import { mayWith } from '../../contract/rules/permissions.ts';
import type { ShortProfile } from '../../contract/schemas/shopProfile.ts';
import type { TranslationCounts } from '../../contract/schemas/translations.ts';
import { callerOf } from '../http/authentication.ts';
import type { ShopSettings } from '../http/configFile.ts';
import { route } from '../http/route.ts';
import { removeCurrency } from '../repositories/currencies.ts';
import { endCode, removeDelivery, removeTax } from '../repositories/selling.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import {
  createVersionedCache,
  type ReadCatalogueVersion,
} from '../services/catalogue/catalogueVersion.ts';
import type { Context, PrintContext } from '../services/context.ts';
import {
  readCollections,
  removeCollection,
  saveCollection,
} from '../services/selling/collections.ts';
import {
  endSetting,
  reactivateCode,
  readCode,
  readOptions,
  readSettings,
  saveCode,
  saveCurrency,
  saveDelivery,
  saveTax,
} from '../services/selling/selling.ts';
import { readShopProfile, readShopText, saveShopProfile } from '../services/selling/shopProfile.ts';
import { endSizeScale, saveSizeScale } from '../services/selling/sizeScales.ts';
import {
  readProductTexts,
  readTranslationCounts,
  readTranslations,
  saveTranslation,
} from '../services/selling/translations.ts';

/** The owner's settings: delivery, codes, taxes, sizes, and the shop's profile and texts. */
export function sellingRoutes(
  app: FastifyInstance,
  context: PrintContext,
  limits: AccountLimits,
  config: Parameters<typeof readOptions>[1],
  readShopSettings: () => ShopSettings,
  readVersion: ReadCatalogueVersion,
): void {
  route(app, 'GET /checkoutoptions', () => readOptions(context, config));
  // Codes can be guessed, so wrong ones count.
  route(app, 'GET /discountcode/:code', ({ params }, { request }) =>
    limits('discountcode', { ip: request.ip }, async () =>
      readCode(context, params.code, await callerOf(context, request)),
    ),
  );
  route(app, 'GET /checkoutsettings', () => readSettings(context));
  route(app, 'POST /savedelivery', ({ body }) => saveDelivery(context, body));
  route(app, 'POST /enddelivery/:id', ({ params }) =>
    endSetting(context, params.id, removeDelivery),
  );
  route(app, 'POST /savecode', ({ body }) => saveCode(context, body));
  route(app, 'POST /endcode/:id', ({ params }) => endSetting(context, params.id, endCode));
  route(app, 'POST /reactivatecode/:id', ({ params, body }) =>
    reactivateCode(context, params.id, body),
  );
  route(app, 'POST /savetax', ({ body }) => saveTax(context, body));
  route(app, 'POST /savecurrency', ({ body }) => saveCurrency(context, body));
  route(app, 'POST /endcurrency/:id', ({ params }) =>
    endSetting(context, params.id, removeCurrency),
  );
  route(app, 'POST /endtax/:id', ({ params }) => endSetting(context, params.id, removeTax));

  route(app, 'POST /savesizescale', async ({ body }) => {
    await saveSizeScale(context, body);
    return { success: true };
  });
  route(app, 'POST /endsizescale/:id', async ({ params }) => {
    await endSizeScale(context, params.id);
    return { success: true };
  });

  route(app, 'GET /collections', () => readCollections(context));
  route(app, 'POST /savecollection', async ({ body }) => {
    await saveCollection(context, body);
    return { success: true };
  });
  route(app, 'POST /removecollection/:id', async ({ params }) => {
    await removeCollection(context, params.id);
    return { success: true };
  });

  const readProfile = () =>
    readShopProfile(context, defaultProfile(context.shop, readShopSettings()));
  route(app, 'GET /translations', ({ caller, query }) =>
    readTranslations(context, readProfile, query, mayWith(caller.permissions)),
  );
  const counts = createVersionedCache<TranslationCounts>({
    ...{ readVersion, stockLag: Number.POSITIVE_INFINITY },
    ...{ maxBytes: 2 ** 20, bytesOf: ({ length }) => length * 64 },
  });
  route(app, 'GET /translationcounts', ({ caller }) =>
    readTranslationCounts(context, readProfile, counts.get, mayWith(caller.permissions)),
  );
  route(app, 'GET /producttranslations', ({ caller }) =>
    readProductTexts(context, mayWith(caller.permissions)),
  );
  route(app, 'POST /savetranslation', ({ caller, body }) =>
    saveTranslation(context, readProfile, body, mayWith(caller.permissions)),
  );

  route(app, 'GET /shoptext/:name', ({ params }) => readShopText(context, params.name));
  route(app, 'GET /shopfacts', readProfile);
  route(app, 'POST /saveshopfacts', ({ caller, body }) =>
    saveShopProfile(context, body, {
      otherwise: defaultProfile(context.shop, readShopSettings()),
      mayChangeTerms: caller.permissions.includes('settings:write'),
    }),
  );
}

/** Profile before anything was saved. */
function defaultProfile(shop: Context['shop'], { profile, settings }: ShopSettings): ShortProfile {
  const { name, email: supportEmail, returnDays } = shop;
  return { ...profile, ...(!settings && { name, supportEmail }), returnDays };
}
