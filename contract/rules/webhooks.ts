import type { KeyPermission } from './permissions.ts';

/** Events that webhooks send, each with the right to read its data. */
export const webhookEvents = {
  'order.placed': 'orders:read',
  'order.changed': 'orders:read',
  'order.paid': 'orders:read',
  'order.shipped': 'orders:read',
  'order.refunded': 'orders:read',
  'order.returned': 'orders:read',
  'product.changed': 'products:read',
  'stock.changed': 'products:read',
} as const satisfies Record<string, KeyPermission>;
export type WebhookEvent = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

/** Sent on request only. */
export const testEvent = 'webhook.test';

/** Days of failures after which a webhook is turned off. */
export const webhookDays = 5;
