import Type, { type Static } from 'typebox';
import { webhookEventNames } from '../rules/webhooks.ts';
import { Count, Id, optional, StrictObject, SuccessReply, Time, Version } from './common.ts';

const choices = {
  events: Type.Array(Type.Enum(webhookEventNames), {
    minItems: 1,
    maxItems: webhookEventNames.length,
  }),
  seesAmounts: Type.Boolean({
    description: 'Orders have prices and amounts, which needs `orders:sums`',
  }),
};

export const WebhookInput = StrictObject({
  url: Type.String({ pattern: '^https://\\S+$', maxLength: 500 }),
  ...choices,
});
export type WebhookInput = Static<typeof WebhookInput>;

export const WebhookChange = StrictObject({ version: Version, ...choices });
export type WebhookChange = Static<typeof WebhookChange>;

export const Webhook = Type.Object({
  id: Id,
  version: Version,
  ...WebhookInput.properties,
  maker: Type.Object({ id: Id, name: Type.String() }),
  createdAt: Time,
  failingSince: optional(Time, 'The first failure since the last success'),
  endedAt: optional(Time, 'When it was turned off'),
  exceedsMaker: optional(
    Type.Boolean(),
    'Its maker may no longer read all of its events; turned off when it should send such a one',
  ),
});
export type Webhook = Static<typeof Webhook>;

export const MadeWebhook = Type.Object({
  ...SuccessReply.properties,
  id: Id,
  secret: Type.String({ description: 'Verifies the messages; shown once' }),
});
export type MadeWebhook = Static<typeof MadeWebhook>;

export const WebhookMessage = Type.Object({
  id: Type.String({ description: 'The `webhook-id` of each attempt' }),
  type: Type.String(),
  subject: Type.String({ description: 'Id of the order or product' }),
  at: Time,
  state: Type.Enum(['waiting', 'sent', 'failed']),
  attempts: Count,
  answer: optional(Type.String(), 'Status of the last answer, or why there was none'),
  nextAt: optional(Time, 'The next attempt, after one that failed'),
});
export type WebhookMessage = Static<typeof WebhookMessage>;
