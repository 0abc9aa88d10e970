import { paths } from '../../../lib/paths.ts';

export type AdminPart = {
  label: string;
  to: string;
  /** Only its own address counts, not those below it. */
  end?: boolean;
  /** Leads to what only an admin may do (spec section 6). */
  adminOnly?: boolean;
};

/** The parts of the admin area, in the order of its links. */
export const adminParts: AdminPart[] = [
  { label: 'Home', to: paths.admin, end: true },
  { label: 'Orders', to: paths.allOrders },
  { label: 'Products', to: paths.listProduct },
  { label: 'Add Product', to: paths.addProduct },
  { label: 'Change Product', to: paths.changeProduct, adminOnly: true },
  { label: 'Security', to: paths.adminMfa },
];
