import { isDeepStrictEqual } from 'node:util';
import { defaultScales } from '../../../contract/rules/scaleInput.ts';
import type { ShopSetup } from '../../../contract/schemas/summary.ts';
import type { Config } from '../../config.ts';
import { countProducts } from '../../repositories/products.ts';
import { findDelivery, findTaxes } from '../../repositories/selling.ts';
import { findShortProfile } from '../../repositories/shop.ts';
import { findScales } from '../../repositories/sizeScales.ts';
import type { Caller } from '../../security/caller.ts';
import type { Context } from '../context.ts';

/** Steps that the owner has done to open the shop. */
export async function readSetup(
  { db }: Context,
  config: Partial<Pick<Config, 'SELLER' | 'SMTP_URL'>> & { takesCards: boolean },
  { isEnrolled }: Caller,
): Promise<ShopSetup> {
  const [shop, scales, products, delivery, taxes] = await Promise.all([
    findShortProfile(db),
    findScales(db),
    countProducts(db, {}),
    findDelivery(db),
    findTaxes(db),
  ]);
  const texts: readonly string[] = shop?.texts ?? [];
  return {
    profile: Boolean(shop?.profile.supportEmail || shop?.profile.phone),
    sizes: !isDeepStrictEqual(scales, defaultScales),
    product: products > 0,
    delivery: delivery.length > 0,
    tax: taxes.length > 0,
    seller: Boolean(shop?.profile.seller || config.SELLER),
    policies: ['terms', 'privacy', 'returns'].every((name) => texts.includes(name)),
    payment: config.takesCards,
    mail: config.SMTP_URL !== undefined,
    mfa: isEnrolled,
  };
}
