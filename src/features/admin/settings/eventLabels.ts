import type { testEvent, WebhookEvent } from '../../../../contract/rules/webhooks.ts';

/** Events of webhooks in words. */
export const eventLabels: Record<WebhookEvent | typeof testEvent, string> = {
  'order.placed': /*i18n*/ 'Order placed',
  'order.changed': /*i18n*/ 'Order changed',
  'order.paid': /*i18n*/ 'Order paid',
  'order.shipped': /*i18n*/ 'Order shipped',
  'order.refunded': /*i18n*/ 'Order refunded',
  'order.returned': /*i18n*/ 'Items returned',
  'product.changed': /*i18n*/ 'Product changed',
  'stock.changed': /*i18n*/ 'Stock changed',
  'webhook.test': /*i18n*/ 'Test',
};
