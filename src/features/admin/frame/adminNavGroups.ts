import { adminPaths } from '../../../../contract/adminPaths.ts';
import { paths } from '../../../../contract/paths.ts';
import type { Permission } from '../../../../contract/rules/permissions.ts';

/** Parts of the admin area that a server may lack. */
export type AdminExtension =
  | ('returns' | 'customers' | 'formerShop' | 'giftCards' | 'stock' | 'collections' | 'sizes')
  | ('reviews' | 'shop' | 'settings' | 'feeds' | 'measuring' | 'staff' | 'webhooks' | 'activity')
  | 'translations';

export type AdminNavItem = {
  /** In English. */
  label: string;
  to: string;
  /** Current on this exact path only. */
  end?: boolean;
  /** Also current on paths with this prefix. */
  also?: string;
  /** Shown to admins only (specification D1). */
  adminOnly?: boolean;
  extension?: AdminExtension;
  /** Right that the page needs. */
  permission?: Permission;
};

/** Links of the admin navigation, in groups with a gap between them. */
export const adminNavGroups: readonly AdminNavItem[][] = [
  [{ label: /*i18n*/ 'Home', to: paths.admin, end: true, permission: 'reports:read' }],
  [
    {
      label: /*i18n*/ 'Orders',
      to: adminPaths.allOrders,
      also: adminPaths.newOrder,
      permission: 'orders:read',
    },
    {
      label: /*i18n*/ 'Returns',
      to: adminPaths.openReturns,
      extension: 'returns',
      permission: 'orders:read',
    },
    {
      label: /*i18n*/ 'Customers',
      to: adminPaths.customers,
      also: adminPaths.customer(''),
      extension: 'customers',
      permission: 'customers:read',
    },
    {
      label: /*i18n*/ 'Former shop',
      to: adminPaths.formerShop,
      extension: 'formerShop',
      permission: 'customers:read',
    },
    {
      label: /*i18n*/ 'Gift cards',
      to: adminPaths.giftCards,
      extension: 'giftCards',
      permission: 'orders:sums',
    },
  ],
  [
    { label: /*i18n*/ 'Products', to: adminPaths.listProduct, permission: 'products:read' },
    { label: /*i18n*/ 'Add Product', to: adminPaths.addProduct, permission: 'products:write' },
    {
      label: /*i18n*/ 'Change Product',
      to: adminPaths.changeProduct,
      adminOnly: true,
      permission: 'products:write',
    },
    {
      label: /*i18n*/ 'Count stock',
      to: adminPaths.countStock,
      extension: 'stock',
      permission: 'products:write',
    },
    {
      label: /*i18n*/ 'Collections',
      to: adminPaths.collections,
      extension: 'collections',
      permission: 'texts:write',
    },
    {
      label: /*i18n*/ 'Sizes',
      to: adminPaths.sizes,
      extension: 'sizes',
      permission: 'settings:write',
    },
    {
      label: /*i18n*/ 'Reviews',
      to: adminPaths.reviews,
      extension: 'reviews',
      permission: 'reviews:read',
    },
  ],
  [
    { label: /*i18n*/ 'Shop', to: adminPaths.shop, extension: 'shop', permission: 'texts:read' },
    {
      label: /*i18n*/ 'Translations',
      to: adminPaths.translations,
      extension: 'translations',
      permission: 'texts:read',
    },
    {
      label: /*i18n*/ 'Checkout',
      to: adminPaths.settings,
      extension: 'settings',
      permission: 'settings:read',
    },
    {
      label: /*i18n*/ 'Feeds',
      to: adminPaths.feeds,
      extension: 'feeds',
      permission: 'settings:read',
    },
    {
      label: /*i18n*/ 'Measuring',
      to: adminPaths.measuring,
      extension: 'measuring',
      permission: 'settings:read',
    },
  ],
  [
    { label: /*i18n*/ 'Security', to: adminPaths.mfa },
    { label: /*i18n*/ 'Staff', to: adminPaths.staff, extension: 'staff', permission: 'staff:read' },
    {
      label: /*i18n*/ 'Webhooks',
      to: adminPaths.webhooks,
      extension: 'webhooks',
      permission: 'staff:read',
    },
    {
      label: /*i18n*/ 'Activity',
      to: adminPaths.activity,
      extension: 'activity',
      permission: 'audit:read',
    },
  ],
];
