import type { CurrentShop } from '../../../server/services/selling/currentShop.ts';

/** A shop without the owner's settings, for services without a server. */
export const fixedShop: CurrentShop = {
  name: 'Hemline',
  address: '',
  email: 'shop@hemline.test',
  returnDays: 14,
  withProfile: () => fixedShop,
  refresh: async () => {},
};
