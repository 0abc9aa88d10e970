import { paths } from '../../../lib/paths.ts';

/** Parts of the admin area that a server may lack. */
export type AdminExtension = 'shop' | 'settings' | 'reviews';

type AdminNavItem = {
  label: string;
  to: string;
  /** Only its own path counts, not those below it. */
  end?: boolean;
  /** Leads to what only an admin may do (specification D1). */
  adminOnly?: boolean;
  /** Leads to what a server may lack. */
  extension?: AdminExtension;
};

/** The links of the admin area, in their order. */
export const adminNavItems: AdminNavItem[] = [
  { label: 'Home', to: paths.admin, end: true },
  { label: 'Orders', to: paths.allOrders },
  { label: 'Products', to: paths.listProduct },
  { label: 'Add Product', to: paths.addProduct },
  { label: 'Change Product', to: paths.changeProduct, adminOnly: true },
  { label: 'Security', to: paths.adminMfa },
  { label: 'Shop', to: paths.adminShop, extension: 'shop' },
  { label: 'Checkout', to: paths.adminSettings, extension: 'settings' },
  { label: 'Reviews', to: paths.adminReviews, extension: 'reviews' },
];
