import type { Seller } from '../../repositories/invoices.ts';
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
