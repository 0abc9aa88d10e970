import type { Activity } from '../schemas/activity.ts';

const people = [
  { id: 'user-admin', name: 'Anna Souza' },
  { id: 'user-paula', name: 'Paula Pinto' },
] as const;

const [anna, paula] = people;

/** Entries of the activity log, latest first. */
export const exampleActivity: Activity[] = [
  {
    id: 'activity-4',
    at: '2026-03-04T15:20:00.000Z',
    by: paula,
    action: 'Changed an order',
    subject: { kind: 'order', id: 'order-1', name: 'H-1001' },
    changes: [{ field: 'delivery status', from: 'processing', to: 'shipped' }, { field: 'notes' }],
  },
  {
    id: 'activity-3',
    at: '2026-03-03T09:05:00.000Z',
    by: anna,
    action: 'Changed a product',
    subject: { kind: 'product', id: 'product-1', name: 'Linen shirt' },
    changes: [
      { field: 'price', from: '49', to: '39' },
      { field: 'quantity M', from: '4', to: '12' },
    ],
  },
  {
    id: 'activity-2',
    at: '2026-03-02T11:00:00.000Z',
    by: anna,
    action: 'Deleted a customer',
    subject: { kind: 'customer', id: 'user-gone' },
    changes: [{ field: 'address' }, { field: 'email' }, { field: 'name' }],
  },
  {
    id: 'activity-1',
    at: '2026-03-01T08:00:00.000Z',
    by: anna,
    action: 'Ended a tax rate',
    subject: { kind: 'tax', id: 'tax-1', name: 'Portugal' },
    changes: [{ field: 'rate', from: '23' }],
  },
];
