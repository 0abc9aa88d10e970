import type { ShopInForce } from '../../../server/services/selling/shopInForce.ts';

/** A shop whose owner has set nothing, for services without a server around them. */
export const fixedShop: ShopInForce = {
  name: 'Hemline',
  address: '',
  email: 'shop@hemline.test',
  returnDays: 14,
  refresh: async () => {},
};
