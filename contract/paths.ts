import { withoutLanguage } from './languages.ts';
import { categoryInfo } from './rules/categories.ts';
import type { Category } from './schemas/product.ts';

const privatePages = {
  cart: '/cart',
  checkoutSuccess: '/checkout-success',
  /** For guests; customers have `myFavorites`. */
  favorites: '/favorites',
  login: '/login',
  forgotPassword: '/forgot-password',
  /** Target of the emailed link; it carries `?token=…`. */
  resetPassword: '/reset-password',
  /** Target of the link that stops emails about sizes or reviews; it carries `?token=…`. */
  stopAlerts: '/stop-alerts',
  /** Confirms the newsletter; the emailed link carries `?token=…`. */
  newsletter: '/newsletter',
  giftCard: '/gift-card',
  /** One order without a login; the emailed link carries `?token=…`. */
  linkedOrder: '/order',
  /** Requests a link to an order, for a withdrawal. */
  withdraw: '/withdraw',
  unauthorized: '/unauthorized',
  error: '/error',
} as const;

const privateAreas = { account: '/account', admin: '/admin' } as const;

/** Returns true for the paths, in any language, of pages that search engines must not index. */
export function isPrivatePath(url: string): boolean {
  const path = withoutLanguage(url);
  return (
    Object.values<string>(privatePages).includes(path) ||
    Object.values(privateAreas).some((area) => `${path}/`.startsWith(`${area}/`))
  );
}

/**
 * Paths of the app (specification R1 to R13), for its routes and links, and for links in the
 * server's emails and payments. Those of the admin area are in `adminPaths.ts`.
 */
export const paths = {
  home: '/',
  newCollection: '/#new-collection',
  mostPopular: '/#most-popular',
  men: categoryInfo.men.path,
  women: categoryInfo.women.path,
  kids: categoryInfo.kid.path,
  search: '/search',
  sale: '/search?flag=sale',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  /** The cart with its order form open. */
  orderForm: '/cart?step=order',
  aboutUs: '/aboutus',
  contacts: '/contacts',
  sizeGuide: '/size-guide',
  collection: (slug: string) => `/collections/${slug}`,
  /** Policies of the owner; each exists if it has a text. */
  terms: '/terms',
  privacy: '/privacy',
  returns: '/returns',
  accessibility: '/accessibility',
  ...privatePages,
  ...privateAreas,
  myAccount: '/account/myaccount',
  myOrders: '/account/myorders',
  order: (id: string) => `/account/myorders/${encodeURIComponent(id)}`,
  myRatings: '/account/myratings',
  myFavorites: '/account/myfavorites',
} as const;

/** The listing of a category with only one kind of products. */
export const kindPath = (category: Category, kind: string) =>
  `${categoryInfo[category].path}?${new URLSearchParams({ kind })}`;
