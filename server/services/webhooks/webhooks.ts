import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { messages } from '../../../contract/messages.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { testEvent, webhookEvents } from '../../../contract/rules/webhooks.ts';
import type {
  Webhook,
  WebhookChange,
  WebhookInput,
  WebhookMessage,
} from '../../../contract/schemas/webhooks.ts';
import { inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { internet, publicUrl } from '../../lib/publicRequest.ts';
import { addMs } from '../../lib/time.ts';
import { nextLoss } from '../../repositories/outbox.ts';
import {
  addMessage,
  addWebhook,
  changeMessage,
  changeWebhook,
  findMessage,
  findMessages,
  findWebhook,
  findWebhooks,
  lockWebhook,
  removeWebhook,
  replaceSecret,
  requeueMessages,
  type StoredMessage,
} from '../../repositories/webhooks.ts';
import type { Caller } from '../../security/caller.ts';
import { logLength, type OutboxContext, toLogged } from '../outbox.ts';
import { sendMessage } from './sendWebhooks.ts';
import { exceedsMaker } from './webhookData.ts';

type Maker = Pick<Caller, 'id' | 'permissions'>;

export async function listWebhooks({ db }: OutboxContext): Promise<Webhook[]> {
  return (await findWebhooks(db)).map(({ webhook, maker }) => ({
    ...{
      id: webhook.id,
      version: webhook.version,
      url: webhook.url,
      events: webhook.events,
      seesAmounts: webhook.seesAmounts,
    },
    maker: { id: webhook.userId, name: maker.name || maker.email },
    createdAt: webhook.createdAt.toISOString(),
    ...(webhook.failingSince && { failingSince: webhook.failingSince.toISOString() }),
    ...(webhook.endedAt && { endedAt: webhook.endedAt.toISOString() }),
    ...(exceedsMaker({ webhook, maker }) && { exceedsMaker: true }),
  }));
}

/**
 * Sends events to this address from now on.
 * @returns its id, and the secret, which is not shown again
 * @throws BadInput for an address that is not public, and for what the caller may not read
 */
export async function makeWebhook(
  { db, now, vault, reach = internet }: OutboxContext,
  caller: Maker,
  { url: given, ...choices }: WebhookInput,
): Promise<{ id: string; secret: string }> {
  checkRights(caller, choices);
  let url = '';
  try {
    url = publicUrl(given, reach).href;
  } catch {
    throw new BadInput(messages.webhookAddress, 'url');
  }
  const id = v7();
  const secret = newSecret();
  await inTransaction(db, (tx) =>
    addWebhook(tx, {
      ...{ id, userId: caller.id, url, ...choices, createdAt: now() },
      encryptedSecret: vault.encrypt(secret, id),
    }),
  );
  return { id, secret };
}

/**
 * Makes a new secret, which is not shown again. The old one signs beside it for a day, so that the
 * program can change to the new one without losing a message.
 * @throws NotFound when there is no such webhook
 */
export async function renewSecret(
  { db, now, vault }: OutboxContext,
  id: string,
): Promise<{ id: string; secret: string }> {
  const secret = newSecret();
  const until = addMs(now(), msPerDay);
  const isKnown =
    isUuid(id) &&
    (await inTransaction(db, (tx) => replaceSecret(tx, id, vault.encrypt(secret, id), until)));
  if (!isKnown) throw new NotFound(messages.noSuchWebhook);
  return { id, secret };
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * Sets the events, turns the webhook on, and makes it the caller's. Events that it missed are sent.
 * @throws BadInput for what the caller may not read
 * @throws NotFound when there is no such webhook
 * @throws Conflict when it was changed since `version`
 */
export async function chooseEvents(
  { db }: OutboxContext,
  caller: Maker,
  id: string,
  { version, ...choices }: WebhookChange,
) {
  checkRights(caller, choices);
  const on = { failingSince: null, endedAt: null, noticeDue: false };
  await inTransaction(db, async (tx) => {
    const found = isUuid(id) && (await lockWebhook(tx, id));
    if (!found) throw new NotFound(messages.noSuchWebhook);
    if (found.version !== version) throw new Conflict(messages.settingHasChanged, 'version');
    await requeueMessages(tx, id, choices.events);
    const change = { ...choices, userId: caller.id, version: version + 1 };
    await changeWebhook(tx, id, { ...change, ...on });
  });
}

function checkRights(
  { permissions }: Maker,
  { events, seesAmounts }: Omit<WebhookChange, 'version'>,
) {
  const needed = [...events.map((event) => webhookEvents[event])];
  if (
    (seesAmounts && !permissions.includes('orders:sums')) ||
    needed.some((right) => !permissions.includes(right))
  ) {
    throw new BadInput(messages.webhookExceedsRole, 'events');
  }
}

/** Ends a webhook at once; an unknown id changes nothing. */
export async function deleteWebhook({ db }: OutboxContext, id: string) {
  if (isUuid(id)) await inTransaction(db, (tx) => removeWebhook(tx, id));
}

/** @throws NotFound when there is no such webhook */
export async function listMessages({ db }: OutboxContext, id: string): Promise<WebhookMessage[]> {
  if (!isUuid(id) || !(await findWebhook(db, id))) throw new NotFound(messages.noSuchWebhook);
  return (await findMessages(db, id, logLength)).map(toMessage);
}

/**
 * Sends a test at once.
 * @throws NotFound when there is no such webhook
 * @throws Conflict when it is turned off
 */
export async function testWebhook(context: OutboxContext, id: string): Promise<WebhookMessage> {
  await findRunning(context, id);
  const at = context.now();
  const message = { webhookId: id, type: testEvent, subjectId: id, cause: v7(), at };
  const claimed = { ...message, attempts: 1, nextAt: nextLoss(context.now()) };
  return sendNow(context, await inTransaction(context.db, (tx) => addMessage(tx, claimed)));
}

/**
 * Sends a message again, with all its attempts, unless its event is no longer chosen.
 * @throws NotFound when there is no such message
 * @throws Conflict when its webhook is turned off
 */
export async function resendMessage(context: OutboxContext, id: string): Promise<WebhookMessage> {
  const message = isUuid(id) ? await findMessage(context.db, id) : undefined;
  if (!message) throw new NotFound(messages.noSuchMessage);
  await findRunning(context, message.webhookId);
  const claimed = {
    attempts: 1,
    nextAt: nextLoss(context.now()),
    finishedAt: null,
    isDelivered: false,
  };
  return sendNow(context, await inTransaction(context.db, (tx) => changeMessage(tx, id, claimed)));
}

async function findRunning({ db }: OutboxContext, id: string) {
  const found = isUuid(id) ? await findWebhook(db, id) : undefined;
  if (!found) throw new NotFound(messages.noSuchWebhook);
  if (found.webhook.endedAt) throw new Conflict(messages.webhookHasEnded);
}

async function sendNow(context: OutboxContext, claimed?: StoredMessage): Promise<WebhookMessage> {
  if (claimed) await sendMessage(context, claimed);
  const sent = claimed && (await findMessage(context.db, claimed.id));
  if (!sent) throw new NotFound(messages.noSuchMessage);
  return toMessage(sent);
}

const toMessage = (message: StoredMessage): WebhookMessage => ({
  ...toLogged(message),
  ...{ type: message.type, subject: message.subjectId },
});
