import { exampleOrders } from '../../contract/examples/orders.ts';
import { messages as texts } from '../../contract/messages.ts';
import { testEvent } from '../../contract/rules/webhooks.ts';
import type { Webhook, WebhookMessage } from '../../contract/schemas/webhooks.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

const at = '2026-03-01T12:00:00.000Z';

/** The calls about webhooks; an address with `down` does not take messages. */
export function webhookHandlers() {
  let webhooks: Webhook[] = [];
  const logs = new Map<string, WebhookMessage[]>();
  const find = (id: string) => {
    const found = webhooks.find((each) => each.id === id);
    if (!found) throw new MockFailure(404, texts.noSuchWebhook);
    return found;
  };
  const attempt = (message: WebhookMessage, { url }: Webhook): WebhookMessage => ({
    ...message,
    attempts: 1,
    ...(url.includes('down')
      ? { state: 'failed', answer: '503 Service Unavailable' }
      : { state: 'sent', answer: '200 OK' }),
  });
  return [
    mockEndpoint('GET /webhooks', () => ({ reply: webhooks })),
    mockEndpoint('POST /makewebhook', ({ body }) => {
      const id = `webhook-${webhooks.length + 1}`;
      const maker = { id: 'user-admin', name: 'Anna Souza' };
      webhooks = [...webhooks, { id, version: 1, ...body, maker, createdAt: at }];
      const [order] = exampleOrders;
      const placed = { id: `${id}-1`, type: 'order.placed', subject: order?._id ?? '', at };
      logs.set(id, [{ ...placed, state: 'waiting', attempts: 0 }]);
      return { reply: { success: true, id, secret: `whsec_${'mock'.repeat(10)}key=` } };
    }),
    mockEndpoint('POST /changewebhook/:id', ({ params: { id }, body }) => {
      const { endedAt: _, failingSince: __, ...webhook } = find(id);
      if (body.version !== webhook.version) {
        throw new MockFailure(409, texts.settingHasChanged, 'version');
      }
      const changed = { ...webhook, ...body, version: body.version + 1 };
      webhooks = webhooks.map((each) => (each.id === id ? changed : each));
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /renewwebhook/:id', ({ params: { id } }) => ({
      reply: { success: true, id: find(id).id, secret: `whsec_${'next'.repeat(10)}key=` },
    })),
    mockEndpoint('POST /deletewebhook/:id', ({ params: { id } }) => {
      webhooks = webhooks.filter((each) => each.id !== id);
      return { reply: { success: true } };
    }),
    mockEndpoint('GET /webhookmessages/:id', ({ params: { id } }) => ({
      reply: logs.get(find(id).id) ?? [],
    })),
    mockEndpoint('POST /testwebhook/:id', ({ params: { id } }) => {
      const log = logs.get(id) ?? [];
      const empty = { type: testEvent, subject: id, at, state: 'waiting', attempts: 0 } as const;
      const test = attempt({ id: `${id}-${log.length + 1}`, ...empty }, find(id));
      logs.set(id, [test, ...log]);
      return { reply: test };
    }),
    mockEndpoint('POST /resendmessage/:id', ({ params: { id } }) => {
      for (const [webhookId, log] of logs) {
        const message = log.find((each) => each.id === id);
        if (!message) continue;
        const sent = attempt(message, find(webhookId));
        logs.set(
          webhookId,
          log.map((each) => (each.id === id ? sent : each)),
        );
        return { reply: sent };
      }
      throw new MockFailure(404, texts.noSuchMessage);
    }),
  ];
}
