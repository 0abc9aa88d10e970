import type { testEvent, WebhookEvent } from '../../../../contract/rules/webhooks.ts';

/** Events of webhooks in words. */
export const eventLabels: Record<WebhookEvent | typeof testEvent, string> = {
  'order.placed': 'Order placed',
  'order.changed': 'Order changed',
  'order.paid': 'Order paid',
  'order.shipped': 'Order shipped',
  'order.refunded': 'Order refunded',
  'order.returned': 'Items returned',
  'product.changed': 'Product changed',
  'stock.changed': 'Stock changed',
  'webhook.test': 'Test',
};
