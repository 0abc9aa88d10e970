import { createHmac } from 'node:crypto';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { testEvent, webhookDays } from '../../../contract/rules/webhooks.ts';
import { forStaff } from '../../lib/languages.ts';
import { internet, NotPublic, type Reach, requestPublicly } from '../../lib/publicRequest.ts';
import { addMs, type Background, startInterval } from '../../lib/time.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import {
  changeWebhook,
  claimMessages,
  claimNotices,
  findDueWebhooks,
  findWebhook,
  noteFailure,
  recordAttempt,
  removeMessagesBefore,
  type StoredMessage,
  type StoredWebhook,
  turnOff,
} from '../../repositories/webhooks.ts';
import type { Vault } from '../../security/mfaCodes.ts';
import type { Context } from '../context.ts';
import { nextAttempt, readRetryAfter } from './retries.ts';
import { readData } from './webhookData.ts';

export type WebhookContext = Context & {
  vault: Vault;
  report: (error: unknown, what: string) => void;
  /** Part of the network that webhooks reach: by default, public addresses. */
  reach?: Reach;
};

/** Milliseconds for an answer, and until an attempt counts as lost. */
const timeoutMs = 15_000;
const lostMs = 60_000;

/** Requests to one address at once. */
const batch = 2;

/** Days for which messages wait, and the log is kept. */
const logDays = 30;

/** Milliseconds between two rounds, and between two removals of old messages. */
const soon = 30_000;
const later = 3_600_000;

/** Sends due messages now, because the server may have been killed, and at intervals. */
export function startWebhooks(context: WebhookContext): Background {
  const report = (error: unknown) => context.report(error, 'Webhooks were not sent');
  const stopping = new AbortController();
  const rounds = [
    startInterval(() => sendWebhooks(context, stopping.signal), soon, report, {
      immediately: true,
    }),
    startInterval(() => mailNotices(context), soon, report),
    startInterval(() => removePastMessages(context), later, report),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}

/** Sends what is due, to all addresses at once, so that none waits for a slow one. */
export async function sendWebhooks(context: WebhookContext, stopping?: AbortSignal) {
  const ids = await findDueWebhooks(context.db, context.now());
  if (ids.length > 0) await context.shop.refresh();
  const endAt = performance.now() + soon;
  await Promise.all(ids.map((id) => sendTo(context, id, endAt, stopping)));
}

/** Ends with the round, and when the address does not answer: the rest waits for the next round. */
async function sendTo(context: WebhookContext, id: string, endAt: number, stopping?: AbortSignal) {
  while (!stopping?.aborted && performance.now() < endAt) {
    const due = { now: context.now(), lostAt: nextLoss(context), limit: batch };
    const claimed = await claimMessages(context.db, id, due);
    if (claimed.length === 0) return;
    const answered = await Promise.all(claimed.map((each) => sendMessage(context, each, stopping)));
    if (answered.includes(false)) return;
  }
}

/** Time at which an attempt that begins now counts as lost. */
export const nextLoss = ({ now }: Pick<Context, 'now'>) => addMs(now(), lostMs);

export async function removePastMessages({ db, now }: Context) {
  await removeMessagesBefore(db, addMs(now(), -logDays * msPerDay));
}

/**
 * Makes an attempt that was claimed. One that the stop of the server cuts off does not count.
 * @returns false if the address did not answer
 */
export async function sendMessage(
  context: WebhookContext,
  message: StoredMessage,
  stopping?: AbortSignal,
): Promise<boolean> {
  const { db, now } = context;
  const found = await findWebhook(db, message.webhookId);
  if (!found) return false;
  const { webhook } = found;
  const { type, at: timestamp } = message;
  const attempt = { message, webhook };
  const uncounted = message.attempts - 1;
  if (![...webhook.events, testEvent].includes(type)) {
    const end = { attempts: uncounted, finishedAt: now(), answer: 'No longer chosen' };
    await recordAttempt(db, message, end);
    return true;
  }
  let data: unknown;
  try {
    data = await readData(context, message, found);
  } catch (error) {
    context.report(error, `Webhook message ${message.id} was not sent`);
    await record(context, attempt, { text: 'The shop could not read its data', isOwn: true });
    return true;
  }
  if (data === undefined) {
    const answer = 'Not sent: the admin who added the webhook may no longer read this';
    await recordAttempt(db, message, { attempts: uncounted, nextAt: null, answer });
    await turnOff(db, webhook.id, { now: now() });
    return false;
  }
  const body = JSON.stringify({ type, timestamp, data });
  const answer = await post(context, { ...attempt, body, stopping });
  if (stopping?.aborted) await recordAttempt(db, message, { attempts: uncounted });
  else await record(context, attempt, answer);
  // One that asks for a pause gets no other message in this round.
  return answer.status !== undefined && !answer.retryAt;
}

/** `isOwn`: the shop failed, not the address; `retryAt`: when the address wants the next attempt. */
type Answer = { status?: number; text: string; isOwn?: boolean; retryAt?: Date | undefined };

async function post(
  { now, vault, reach = internet }: WebhookContext,
  {
    message: { id },
    webhook,
    body,
    stopping,
  }: {
    message: StoredMessage;
    webhook: StoredWebhook;
    body: string;
    stopping?: AbortSignal | undefined;
  },
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const key = Buffer.from(secretOf(webhook, vault).replace(/^whsec_/, ''), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    const response = await requestPublicly(webhook.url, reach, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...{ 'user-agent': 'Hemline', 'webhook-id': id, 'webhook-timestamp': timestamp },
        'webhook-signature': `v1,${signed.digest('base64')}`,
      },
      signal: stopping ? AbortSignal.any([timeout, stopping]) : timeout,
      body,
    });
    response.destroy();
    const { statusCode: status = 0, statusMessage = '', headers } = response;
    const retryAt = readRetryAfter(headers['retry-after'], now());
    return { status, text: `${status} ${statusMessage}`.trim().slice(0, 100), retryAt };
  } catch (error) {
    if (error instanceof WrongSecret) return { text: error.message, isOwn: true };
    if (error instanceof NotPublic) return { text: error.message };
    if (timeout.aborted) return { text: `No answer in ${timeoutMs / 1000} seconds` };
    const { code = '' } = error as NodeJS.ErrnoException;
    return { text: `Can’t be reached ${code}`.trim() };
  }
}

class WrongSecret extends Error {}

function secretOf({ id, encryptedSecret }: StoredWebhook, vault: Vault): string {
  try {
    return vault.decrypt(encryptedSecret, id);
  } catch {
    throw new WrongSecret('The shop has another PICTURE_SECRET: delete this webhook and add it');
  }
}

async function record(
  { db, now }: WebhookContext,
  { message, webhook: { id, failingSince } }: { message: StoredMessage; webhook: StoredWebhook },
  { status = 0, text: answer, isOwn, retryAt }: Answer,
) {
  const time = now();
  if (status >= 200 && status < 300) {
    await recordAttempt(db, message, { finishedAt: time, isDelivered: true, answer });
    if (failingSince) await changeWebhook(db, id, { failingSince: null });
    return;
  }
  const isTest = message.type === testEvent;
  const nextAt = isTest ? undefined : nextAttempt(message.attempts, time, retryAt);
  await recordAttempt(db, message, { answer, ...(nextAt ? { nextAt } : { finishedAt: time }) });
  if (isTest || isOwn) return;
  await noteFailure(db, id, time);
  const limit = { failingSince: addMs(time, -webhookDays * msPerDay) };
  await turnOff(db, id, { now: time, ...(status !== 410 && limit) });
}

/** Mails the owner about webhooks that were turned off. */
export async function mailNotices(context: WebhookContext) {
  const { db, mailer } = context;
  for (const { id, host } of await claimNotices(db)) {
    mailer.send(
      async () => forStaff(context, () => noticeMail(context, host)),
      async (_, isFinal) => {
        if (!isFinal) await changeWebhook(db, id, { noticeDue: true });
      },
      `webhook ${id}`,
    );
  }
}

function noticeMail({ shop, publicUrl }: WebhookContext, host: string): Mail {
  return renderMail(shop.email, i18n.t('The webhook to {host} is turned off', { host }), {
    shop: { name: shop.name, email: '' },
    publicUrl,
    preview: i18n.t('Nothing is sent there now.'),
    headline: i18n.t('A webhook is turned off'),
    paragraphs: [
      i18n.t(
        '{host} accepted no message for {days} days, or answered 410 (gone), or the admin who added the webhook may no longer read its data. Its log has the answers. New messages wait for up to {logDays} days: open Webhooks, press Change and save to turn it on again and send them.',
        { host, days: webhookDays, logDays },
      ),
    ],
    button: { label: i18n.t('Open webhooks'), url: publicUrl + adminPaths.webhooks },
    reason: i18n.t('You get this mail because this is the support email of {shop}.', {
      shop: shop.name,
    }),
  });
}
