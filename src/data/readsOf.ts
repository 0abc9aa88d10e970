import type { EndpointKey } from '../../contract/endpoint.ts';

/** What tells of something: after a change of it, this is to be asked again. */
export const readsOf = {
  products: [
    'GET /allproducts',
    'GET /listproducts',
    'GET /getfavorites',
    'GET /getrelprod',
    'GET /shopsummary',
    'GET /getcart',
    'POST /getcartunaut',
  ],
  /** And of the stock that goes and comes with them. */
  orders: [
    'GET /allorders',
    'GET /ordercounts',
    'GET /orderhistory/:id',
    'GET /shopsummary',
    'GET /getorders',
    'GET /listproducts',
  ],
  /** The stock that everybody sees. */
  stock: ['GET /allproducts', 'GET /product/:id', 'GET /getfavorites'],
} satisfies Record<string, EndpointKey[]>;
