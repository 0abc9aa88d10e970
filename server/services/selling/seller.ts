import type { Database } from '../../db/database.ts';
import { keepSeller, lockSellers, type Seller } from '../../repositories/invoices.ts';
import { findShortProfile } from '../../repositories/shop.ts';
import type { PrintContext } from '../context.ts';

/** The current seller on invoices and slips. */
export function sellerOf({
  shop,
  publicUrl,
  prints,
}: {
  shop: Pick<PrintContext['shop'], 'name' | 'address' | 'email' | 'seller'>;
} & Pick<PrintContext, 'publicUrl' | 'prints'>): Seller {
  const { name, address, email, seller } = shop;
  const host = publicUrl.replace(/^https?:\/\//, '');
  const own = prints.seller ?? [...address.split('\n'), host, email].filter(Boolean);
  return { name, lines: seller ? seller.split('\n') : [...own] };
}

/** Uses the seller of the stored profile for invoices from now on. */
export async function keepCurrentSeller(
  tx: Database,
  { now, shop, ...source }: Pick<PrintContext, 'now' | 'shop' | 'publicUrl' | 'prints'>,
) {
  // First, so that a save that another process makes meanwhile comes later.
  await lockSellers(tx);
  const { profile } = (await findShortProfile(tx)) ?? {};
  await keepSeller(tx, sellerOf({ ...source, shop: shop.withProfile(profile) }), now());
}
