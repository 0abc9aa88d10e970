import type { EnvParams } from '../schemas/shop.ts';
import type { SizeScale } from '../schemas/sizeScales.ts';
import { sizesOfScales } from './listedScales.ts';

export const shopSettings = {
  picturesNumber: 5,
  paymentStates: ['pending', 'paid', 'failed', 'refunded'],
  deliveryStates: ['processing', 'shipped', 'delivered', 'returned', 'cancelled'],
  stockAlerts: true,
  returns: true,
  reviews: true,
  reviewPictures: 3,
  prints: true,
  takesOrders: true,
  parcels: true,
  changesLines: true,
  ownZips: true,
  customers: true,
  newsletter: true,
  shopFacts: true,
  stockCodes: true,
  labels: true,
  feeds: true,
  measuring: true,
  shopFiles: true,
  formerShop: true,
  collections: true,
  translations: true,
  mcp: true,
  webhooks: true,
} satisfies Partial<EnvParams>;

/** Settings of a shop with these scales. */
export function envParamsWith(sizeScales: readonly SizeScale[]): EnvParams {
  return { allowedSizes: sizesOfScales(sizeScales), sizeScales: [...sizeScales], ...shopSettings };
}
