import { createHmac } from 'node:crypto';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { testEvent, webhookDays } from '../../../contract/rules/webhooks.ts';
import { forStaff } from '../../lib/languages.ts';
import { addMs, type Background } from '../../lib/time.ts';
import {
  changeWebhook,
  claimNotices,
  findWebhook,
  noteFailure,
  removeMessagesBefore,
  type StoredMessage,
  type StoredWebhook,
  turnOff,
  webhookOutbox,
} from '../../repositories/webhooks.ts';
import type { Context } from '../context.ts';
import {
  type Answer,
  mailNotice,
  type OutboxContext,
  post,
  recordAnswer,
  sendDue,
  startOutbox,
  unsent,
} from '../outbox.ts';
import { readData } from './webhookData.ts';

/** Days for which messages wait, and the log is kept. */
const logDays = 30;

/** Milliseconds between two rounds. */
const soon = 30_000;

export function startWebhooks(context: OutboxContext): Background {
  const round = async (stopping: AbortSignal) => {
    await mailNotices(context);
    await sendWebhooks(context, stopping);
  };
  const report = (error: unknown) => context.report(error, 'Webhooks were not sent');
  return startOutbox(round, () => removePastMessages(context), soon, report);
}

export async function sendWebhooks(context: OutboxContext, stopping?: AbortSignal) {
  const send = (message: StoredMessage) => sendMessage(context, message, stopping);
  await sendDue(context, webhookOutbox, { send, batch: 2, soon, stopping });
}

export async function removePastMessages({ db, now }: Context) {
  await removeMessagesBefore(db, addMs(now(), -logDays * msPerDay));
}

/**
 * Makes a claimed attempt. An attempt interrupted by a shutdown does not count.
 * @returns false if the address did not answer
 */
export async function sendMessage(
  context: OutboxContext,
  message: StoredMessage,
  stopping?: AbortSignal,
): Promise<boolean> {
  const { db, now } = context;
  const found = await findWebhook(db, message.webhookId);
  if (!found) return false;
  const { webhook } = found;
  const { type, at: timestamp } = message;
  const uncounted = message.attempts - 1;
  if (![...webhook.events, testEvent].includes(type)) {
    const end = { attempts: uncounted, finishedAt: now(), answer: unsent.noLongerChosen(context) };
    await webhookOutbox.record(db, message, end);
    return true;
  }
  let data: unknown;
  try {
    data = await readData(context, message, found);
  } catch (error) {
    context.report(error, `Webhook message ${message.id} was not sent`);
    await record(context, message, webhook, {
      text: unsent.unreadable(context),
      isOwn: true,
    });
    return true;
  }
  if (data === undefined) {
    const answer = forStaff(context, () =>
      i18n.t('Not sent: the admin who added the webhook may no longer read this'),
    );
    await webhookOutbox.record(db, message, { attempts: uncounted, nextAt: null, answer });
    await turnOff(db, webhook.id, { now: now() });
    return false;
  }
  const body = JSON.stringify({ type, timestamp, data });
  const answer = await postSigned(context, { id: message.id, webhook, body, stopping });
  if (stopping?.aborted) await webhookOutbox.record(db, message, { attempts: uncounted });
  else await record(context, message, webhook, answer);
  // One that asks for a pause gets no other message in this round.
  return answer.status !== undefined && !answer.retryAt;
}

/** `isOwn`: the shop failed, not the address; `retryAt`: when the address wants the next attempt. */
type WebhookAnswer = Answer & { isOwn?: boolean; retryAt?: Date | undefined };

async function postSigned(
  context: OutboxContext,
  {
    id,
    webhook,
    body,
    stopping,
  }: Record<'id' | 'body', string> & {
    webhook: StoredWebhook;
    stopping: AbortSignal | undefined;
  },
): Promise<WebhookAnswer> {
  const { now, vault } = context;
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const { oldEncryptedSecret: old, oldSecretUntil: until } = webhook;
  const read = (encrypted: string) => {
    try {
      return [vault.decrypt(encrypted, webhook.id)];
    } catch {
      return [];
    }
  };
  const secrets = read(webhook.encryptedSecret);
  if (secrets.length === 0) {
    const text = forStaff(context, () =>
      i18n.t('The shop has another PICTURE_SECRET: press “New secret”'),
    );
    return { text, isOwn: true };
  }
  // One that can't be read signs no longer.
  if (old !== null && until !== null && now() < until) secrets.push(...read(old));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  const headers = {
    ...{ 'webhook-id': id, 'webhook-timestamp': timestamp },
    'webhook-signature': signatures.join(' '),
  };
  return post(context, { url: webhook.url, headers, body }, stopping, (response) => {
    const { statusCode: status = 0, statusMessage = '', headers } = response;
    const retryAt = readRetryAfter(headers['retry-after'], now());
    return { status, text: `${status} ${statusMessage}`.trim().slice(0, 100), retryAt };
  });
}

/** Time of a `Retry-After` header, which has seconds or a date; at most a day from now. */
function readRetryAfter(header: string | undefined, now: Date): Date | undefined {
  const text = header?.trim() ?? '';
  const time = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(time) || time <= now.getTime()) return undefined;
  return new Date(Math.min(time, now.getTime() + msPerDay));
}

async function record(
  context: OutboxContext,
  message: StoredMessage,
  { id, failingSince }: StoredWebhook,
  answer: WebhookAnswer,
) {
  const { db } = context;
  const time = context.now();
  const isTest = message.type === testEvent;
  const next = { asked: answer.retryAt, ...(isTest && { last: 1 }) };
  if (await recordAnswer(context, webhookOutbox, message, answer, next)) {
    if (failingSince) await changeWebhook(db, id, { failingSince: null });
    return;
  }
  if (isTest || answer.isOwn) return;
  await noteFailure(db, id, time);
  const limit = { failingSince: addMs(time, -webhookDays * msPerDay) };
  await turnOff(db, id, { now: time, ...(answer.status !== 410 && limit) });
}

/** Mails the owner about webhooks that were turned off. */
export async function mailNotices(context: OutboxContext) {
  const { db, publicUrl } = context;
  for (const { id, host } of await claimNotices(db)) {
    const write = () => ({
      subject: i18n.t('The webhook to {host} is turned off', { host }),
      headline: i18n.t('A webhook is turned off'),
      paragraphs: [
        i18n.t(
          '{host} accepted no message for {days} days, or answered 410 (gone), or the admin who added the webhook may no longer read its data. Its log has the answers. New messages wait for up to {logDays} days: open Webhooks, press Change and save to turn it on again and send them.',
          { host, days: webhookDays, logDays },
        ),
      ],
      button: { label: i18n.t('Open webhooks'), url: publicUrl + adminPaths.webhooks },
    });
    const requeue = () => changeWebhook(db, id, { noticeDue: true });
    mailNotice(context, `webhook ${id}`, write, requeue);
  }
}
