/**
 * Rights of staff, as subject and verb. Each admin call names the one it needs
 * (`contract/endpoints.ts`).
 */
export const permissions = [
  'orders:read',
  /** Prices, amounts, taxes and refunds of orders: without it, the server leaves them out. */
  'orders:sums',
  /** To move a parcel: state of the delivery, tracking, received returns. */
  'orders:ship',
  'orders:write',
  'orders:refund',
  'products:read',
  'products:write',
  'reviews:read',
  'reviews:write',
  'customers:read',
  'customers:write',
  'customers:export',
  'reports:read',
  /** Contacts, pages and home page of the shop. */
  'texts:read',
  'texts:write',
  /** Delivery, codes, taxes and sizes. */
  'settings:read',
  'settings:write',
  'staff:read',
  'staff:write',
  /** The activity log. */
  'audit:read',
] as const;
export type Permission = (typeof permissions)[number];

/** Returns true for a right that the caller has. */
export type May = (permission: Permission) => boolean;

export function mayWith(granted: readonly string[]): May {
  return (permission) => granted.includes(permission);
}

/** Rights that an API key can have; none can create keys, admins or roles. */
export const keyPermissions = permissions.filter(
  (one): one is KeyPermission => !one.startsWith('staff:'),
);
export type KeyPermission = Exclude<Permission, `staff:${string}`>;

/** Right of a call; `own` lets all staff manage their own account. */
export type CallPermission = Permission | 'own';

const allBut = (...refused: Permission[]) => permissions.filter((one) => !refused.includes(one));

/** Roles of a new shop; `staff_roles` of the database has them. */
export const readyRoles = {
  owner: permissions,
  manager: allBut('staff:read', 'staff:write', 'audit:read'),
  packer: ['orders:read', 'orders:ship'],
  writer: ['products:read', 'products:write', 'texts:read', 'texts:write'],
  bookkeeper: ['orders:read', 'orders:sums', 'reports:read'],
} as const satisfies Record<string, readonly Permission[]>;

/** Role with all permissions, including future ones; a shop always has one. */
export const ownerRole = 'owner';

/** Rights that a change of an order needs besides `orders:ship`. */
export function permissionsForChange(
  changes: Readonly<Record<string, { to: string }>>,
): Permission[] {
  const isRefund = changes.payment_status?.to === 'refunded';
  const isForShipping =
    changes.delivery_status?.to !== 'cancelled' &&
    Object.keys(changes).every(
      (name) => shippingFields.includes(name) || (isRefund && name === 'payment_status'),
    );
  return [
    ...(isRefund ? (['orders:refund'] as const) : []),
    ...(isForShipping ? [] : (['orders:write'] as const)),
  ];
}

const shippingFields = ['delivery_status', 'trackingUrl', 'notes', 'customerNote'];
