import type { IncomingMessage } from 'node:http';
import { i18n } from '../../contract/i18n.ts';
import { forStaff } from '../lib/languages.ts';
import { internet, NotPublic, type Reach, requestPublicly } from '../lib/publicRequest.ts';
import { addMs, type Background, startInterval } from '../lib/time.ts';
import type { MailContent } from '../mail/mailContent.ts';
import { renderMail } from '../mail/renderMail.ts';
import type { Outbox, OutboxRow } from '../repositories/outbox.ts';
import type { Vault } from '../security/mfaCodes.ts';
import type { Context } from './context.ts';

/** Dependencies for sending the messages of an outbox. */
export type OutboxContext = Context & {
  vault: Vault;
  report: (error: unknown, what: string) => void;
  /** Part of the network that is reached: by default, public addresses. */
  reach?: Reach;
};

/** Milliseconds for an answer, and between two removals of old messages. */
const timeoutMs = 15_000;
const later = 3_600_000;

/** Maximum number of messages in a log. */
export const logLength = 100;

/** Seconds from a failed attempt to the next one: the schedule of Standard Webhooks. */
const retries = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Sends due messages now, because the server may have been killed, and at intervals. */
export function startOutbox(
  round: (stopping: AbortSignal) => Promise<void>,
  removePast: () => Promise<void>,
  soon: number,
  report: (error: unknown) => void,
): Background {
  const stopping = new AbortController();
  const rounds = [
    startInterval(() => round(stopping.signal), soon, report, { immediately: true }),
    startInterval(removePast, later, report),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}

type Sending<Row extends OutboxRow> = {
  /** Resolves to false if the receiver did not answer: the rest waits for the next round. */
  send: (message: Row) => Promise<boolean>;
  /** Simultaneous requests to one receiver. */
  batch: number;
  /** Milliseconds after which the round ends. */
  soon: number;
  stopping: AbortSignal | undefined;
};

/** Sends due messages to all receivers in parallel, so that a slow one delays no other. */
export async function sendDue<Row extends OutboxRow>(
  { db, now, shop }: Context,
  outbox: Outbox<Row>,
  { send, batch, soon, stopping }: Sending<Row>,
) {
  const receivers = await outbox.findDue(db, now());
  if (receivers.length > 0) await shop.refresh();
  const endAt = performance.now() + soon;
  const sendTo = async (receiver: string) => {
    while (!stopping?.aborted && performance.now() < endAt) {
      const claimed = await outbox.claim(db, receiver, now(), batch);
      if (claimed.length === 0) return;
      const answered = await Promise.all(claimed.map(send));
      if (answered.includes(false)) return;
    }
  };
  await Promise.all(receivers.map(sendTo));
}

/** Without a status, there was none. */
export type Answer = { status?: number; text: string };

/** Reasons in the log of a message that was not sent. */
export const unsent = {
  noLongerChosen: (shop: WithLanguages) => forStaff(shop, () => i18n.t('No longer chosen')),
  unreadable: (shop: WithLanguages) =>
    forStaff(shop, () => i18n.t('The shop could not read its data')),
};

type WithLanguages = Pick<OutboxContext, 'languages'>;

/** Posts JSON to a public address; `read` makes the answer. */
export async function post<A extends Answer>(
  { reach = internet, ...shop }: WithLanguages & Pick<OutboxContext, 'reach'>,
  { url, body, headers }: { url: string; body: string; headers?: Record<string, string> },
  stopping: AbortSignal | undefined,
  read: (response: IncomingMessage) => A | Promise<A>,
): Promise<A | { text: string; status?: never }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await requestPublicly(url, reach, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...{ 'user-agent': 'Hemline', ...headers },
      },
      signal: stopping ? AbortSignal.any([timeout, stopping]) : timeout,
      body,
    });
    const answer = await read(response);
    response.destroy();
    return answer;
  } catch (error) {
    return { text: forStaff(shop, () => failureText(error, timeout.aborted)) };
  }
}

function failureText(error: unknown, timedOut: boolean): string {
  if (error instanceof NotPublic)
    return i18n.t('{host} is no public address', { host: error.host });
  if (timedOut) {
    const seconds = timeoutMs / 1000;
    return i18n.t('{seconds, plural, one {No answer in # second} other {No answer in # seconds}}', {
      seconds,
    });
  }
  const { code = '' } = error as NodeJS.ErrnoException;
  return i18n.t('Can’t be reached {code}', { code }).trim();
}

/**
 * Records the answer, and when the next attempt is due after a failure.
 * @param last number of attempts
 * @param asked time of the next attempt that the receiver asks for
 * @returns true if the message is sent
 */
export async function recordAnswer<Row extends OutboxRow>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  outbox: Outbox<Row>,
  message: Row,
  { status = 0, text: answer }: Answer,
  { last = retries.length + 1, asked }: { last?: number; asked?: Date | undefined } = {},
): Promise<boolean> {
  const time = now();
  const isDelivered = status >= 200 && status < 300;
  const seconds =
    isDelivered || message.attempts >= last ? undefined : retries[message.attempts - 1];
  // Jitter, so that messages that failed together are not retried together.
  const planned = seconds && addMs(time, seconds * 1000 * (1 + Math.random() / 5));
  const change = planned
    ? { nextAt: asked && asked > planned ? asked : planned }
    : { finishedAt: time, isDelivered };
  await outbox.record(db, message, { answer, ...change });
  return isDelivered;
}

/** A message as shown in a log. */
export function toLogged({ id, at, attempts, answer, ...message }: OutboxRow) {
  const { nextAt, finishedAt, isDelivered } = message;
  const ended = isDelivered ? 'sent' : 'failed';
  return {
    ...{ id, attempts, at: at.toISOString() },
    state: finishedAt ? ended : ('waiting' as const),
    ...(answer && { answer }),
    ...(answer && !finishedAt && nextAt && { nextAt: nextAt.toISOString() }),
  } as const;
}

type Notice = Pick<MailContent, 'headline' | 'paragraphs' | 'button'> & { subject: string };

/**
 * Mails the owner that sending to a receiver has stopped.
 * @param requeue makes the mail due again if it is not delivered
 */
export function mailNotice(
  context: Context,
  id: string,
  write: () => Notice,
  requeue: () => Promise<unknown>,
) {
  const { mailer, shop, publicUrl } = context;
  const writeMail = () => {
    const { subject, ...content } = write();
    return renderMail(shop.email, subject, {
      ...content,
      ...{ shop: { name: shop.name, email: '' }, publicUrl },
      preview: i18n.t('Nothing is sent there now.'),
      reason: i18n.t('You get this mail because this is the support email of {shop}.', {
        shop: shop.name,
      }),
    });
  };
  mailer.send(
    async () => {
      await shop.refresh();
      return forStaff(context, writeMail);
    },
    async (_, isFinal) => {
      if (!isFinal) await requeue();
    },
    id,
  );
}
