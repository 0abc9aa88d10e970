import { createHmac } from 'node:crypto';
import { adminPaths } from '../../../contract/adminPaths.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { testEvent, webhookDays } from '../../../contract/rules/webhooks.ts';
import { internet, NotPublic, type Reach, requestPublicly } from '../../lib/publicRequest.ts';
import { addMs, type Background, startInterval } from '../../lib/time.ts';
import { renderMail } from '../../mail/renderMail.ts';
import {
  changeMessage,
  changeWebhook,
  claimMessages,
  claimNotices,
  findWebhook,
  recordFailure,
  removeMessagesBefore,
  type StoredMessage,
  type StoredWebhook,
} from '../../repositories/webhooks.ts';
import type { Vault } from '../../security/mfaCodes.ts';
import type { Context } from '../context.ts';
import { readData } from './webhookData.ts';

export type WebhookContext = Context & {
  vault: Vault;
  report: (error: unknown, what: string) => void;
  /** Part of the network that webhooks reach: by default, public addresses. */
  reach?: Reach;
};

/** Seconds from a failed attempt to the next one: the schedule of Standard Webhooks. */
const retries = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Milliseconds for an answer, and until an attempt counts as lost. */
const timeoutMs = 15_000;
const lostMs = 60_000;

/** Requests at once. */
const batch = 10;

/** Days for which the log is kept. */
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
    startInterval(() => removePastMessages(context), later, report),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}

/** Sends what is due, and mails owners about webhooks that were turned off. */
export async function sendWebhooks(context: WebhookContext, stopping?: AbortSignal) {
  while (!stopping?.aborted) {
    const claimed = await claim(context, batch);
    if (claimed.length === 0) break;
    await context.shop.refresh();
    await Promise.all(
      claimed.map((message) =>
        // One whose data can't be read must not keep the others.
        attempt(context, message, stopping).catch((error: unknown) =>
          context.report(error, `Webhook message ${message.id} was not sent`),
        ),
      ),
    );
  }
  await mailNotices(context);
}

/** Sends one message now, due or not. */
export async function sendMessage(context: WebhookContext, id: string) {
  for (const message of await claim(context, 1, id)) await attempt(context, message);
}

export async function removePastMessages({ db, now }: Context) {
  await removeMessagesBefore(db, addMs(now(), -logDays * msPerDay));
}

function claim({ db, now }: WebhookContext, limit: number, id?: string) {
  const lostAt = addMs(now(), lostMs);
  return claimMessages(db, { now: now(), lostAt, limit, ...(id !== undefined && { id }) });
}

/** An attempt that the stop of the server cuts off is not recorded: it is made again later. */
async function attempt(context: WebhookContext, message: StoredMessage, stopping?: AbortSignal) {
  const { db, now } = context;
  const found = await findWebhook(db, message.webhookId);
  if (!found) return;
  const data = await readData(context, message, found);
  if (data === undefined) {
    const answer = 'Not sent: the admin who added the webhook may no longer read this';
    await changeMessage(db, message.id, { finishedAt: now(), answer });
    return;
  }
  const { type, at: timestamp } = message;
  const body = JSON.stringify({ type, timestamp, data });
  const answer = await post(context, { message, webhook: found.webhook, body, stopping });
  if (stopping?.aborted) return;
  await record(context, message, found.webhook, answer);
}

type Answer = { status?: number; text: string };

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
    const { statusCode: status = 0, statusMessage = '' } = response;
    return { status, text: `${status} ${statusMessage}`.trim().slice(0, 100) };
  } catch (error) {
    if (error instanceof WrongSecret || error instanceof NotPublic) return { text: error.message };
    const seconds = timeoutMs / 1000;
    return { text: timeout.aborted ? `No answer in ${seconds} seconds` : 'Can’t be reached' };
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
  { id, type, attempts }: StoredMessage,
  { id: webhookId, failingSince }: StoredWebhook,
  { status = 0, text: answer }: Answer,
) {
  const time = now();
  if (status >= 200 && status < 300) {
    await changeMessage(db, id, { finishedAt: time, isDelivered: true, answer });
    if (failingSince) await changeWebhook(db, webhookId, { failingSince: null });
    return;
  }
  const seconds = type === testEvent ? undefined : retries[attempts - 1];
  await changeMessage(db, id, {
    answer,
    ...(seconds === undefined
      ? { finishedAt: time }
      : // Spread, so that messages that failed together do not come together.
        { nextAt: addMs(time, seconds * 1000 * (1 + Math.random() / 5)) }),
  });
  if (type === testEvent) return;
  const limit = addMs(time, -webhookDays * msPerDay);
  await recordFailure(db, webhookId, { now: time, limit, isGone: status === 410 });
}

async function mailNotices({ db, mailer, shop, publicUrl }: WebhookContext) {
  for (const { id, url } of await claimNotices(db)) {
    const { host } = new URL(url);
    mailer.send(
      async () =>
        renderMail(shop.email, `The webhook to ${host} is turned off`, {
          shop: { name: shop.name, email: '' },
          publicUrl,
          preview: 'Its messages were not taken.',
          headline: 'A webhook is turned off',
          paragraphs: [
            `${host} took no message for ${webhookDays} days, or said that it wants no more. Nothing is sent there now. The log of the webhook has the answers. Saving the webhook again turns it on, and sends what waits.`,
          ],
          button: { label: 'Open webhooks', url: publicUrl + adminPaths.webhooks },
          reason: `You get this mail because this is the support email of ${shop.name}.`,
        }),
      async (_, isFinal) => {
        if (!isFinal) await changeWebhook(db, id, { noticeDue: true });
      },
      `webhook ${id}`,
    );
  }
}
