import Type from 'typebox';
import { IdParams, SuccessReply } from '../schemas/common.ts';
import {
  MadeWebhook,
  Webhook,
  WebhookChange,
  WebhookInput,
  WebhookMessage,
} from '../schemas/webhooks.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for admins: messages to other programs (docs/webhooks.md). */
export const webhookExtensions = {
  'GET /webhooks': {
    permission: 'staff:read',
    summary: 'Addresses and their events, without their secrets',
    reply: Type.Array(Webhook),
  },
  'POST /makewebhook': {
    permission: 'staff:write',
    action: /*i18n*/ 'Added a webhook',
    summary:
      'Sends these events to a public https address from now on, signed with a secret that only this reply has',
    body: WebhookInput,
    audited: true,
    reply: MadeWebhook,
  },
  'POST /changewebhook/:id': {
    permission: 'staff:write',
    action: /*i18n*/ 'Changed a webhook',
    summary:
      'Chooses the events again, turns the webhook on, and sends what waits or failed since it fails; 409 when `version` is not the newest',
    params: IdParams,
    body: WebhookChange,
    audited: true,
    reply: SuccessReply,
  },
  'POST /renewwebhook/:id': {
    permission: 'staff:write',
    action: /*i18n*/ 'Replaced a webhook’s secret',
    summary: 'Makes a new secret; for 24 hours, messages are signed with the old one, too',
    params: IdParams,
    audited: true,
    reply: MadeWebhook,
  },
  'POST /deletewebhook/:id': {
    permission: 'staff:write',
    action: /*i18n*/ 'Deleted a webhook',
    summary: 'Deletes an address with its log; waiting messages are not sent',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /webhookmessages/:id': {
    permission: 'staff:read',
    summary: 'The last 100 messages of a webhook, latest first',
    params: IdParams,
    reply: Type.Array(WebhookMessage),
  },
  'POST /testwebhook/:id': {
    permission: 'staff:write',
    action: /*i18n*/ 'Tested a webhook',
    summary: 'Sends a message of the type `webhook.test` once; the reply has its outcome',
    params: IdParams,
    reply: WebhookMessage,
  },
  'POST /resendmessage/:id': {
    permission: 'staff:write',
    action: /*i18n*/ 'Sent a webhook’s message again',
    summary: 'Sends a message again at once, with the same id; 409 while its webhook is turned off',
    params: IdParams,
    reply: WebhookMessage,
  },
} as const satisfies EndpointRows;
