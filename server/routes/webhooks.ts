import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import type { OutboxContext } from '../services/outbox.ts';
import {
  chooseEvents,
  deleteWebhook,
  listMessages,
  listWebhooks,
  makeWebhook,
  renewSecret,
  resendMessage,
  testWebhook,
} from '../services/webhooks/webhooks.ts';

export function webhookRoutes(app: FastifyInstance, context: OutboxContext): void {
  route(app, 'GET /webhooks', () => listWebhooks(context));
  route(app, 'POST /makewebhook', async ({ caller, body }, reply) => {
    reply.header('cache-control', 'no-store');
    return { success: true, ...(await makeWebhook(context, caller, body)) };
  });
  route(app, 'POST /changewebhook/:id', async ({ caller, params, body }) => {
    await chooseEvents(context, caller, params.id, body);
    return { success: true };
  });
  route(app, 'POST /renewwebhook/:id', async ({ params }, reply) => {
    reply.header('cache-control', 'no-store');
    return { success: true, ...(await renewSecret(context, params.id)) };
  });
  route(app, 'POST /deletewebhook/:id', async ({ params }) => {
    await deleteWebhook(context, params.id);
    return { success: true };
  });
  route(app, 'GET /webhookmessages/:id', ({ params }) => listMessages(context, params.id));
  route(app, 'POST /testwebhook/:id', ({ params }) => testWebhook(context, params.id));
  route(app, 'POST /resendmessage/:id', ({ params }) => resendMessage(context, params.id));
}
