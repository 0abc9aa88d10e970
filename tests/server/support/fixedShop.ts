import type { ShopInForce } from '../../../server/services/selling/shopInForce.ts';

/** A shop without the owner's settings, for services without a server. */
export const fixedShop: ShopInForce = {
  name: 'Hemline',
  address: '',
  email: 'shop@hemline.test',
  returnDays: 14,
  refresh: async () => {},
};
