import { msPerDay } from '../../../contract/rules/days.ts';
import { consentDays, type MeasuringTarget } from '../../../contract/rules/measuring.ts';
import { inTransaction } from '../../db/database.ts';
import type { Reach } from '../../lib/publicRequest.ts';
import { addMs, type Background, startInterval } from '../../lib/time.ts';
import { findSoldLines } from '../../repositories/checkouts.ts';
import {
  claimMeasured,
  findDueTargets,
  findMeasuring,
  findVisitor,
  type MeasuredMessageRow,
  recordMeasured,
  removeMeasured,
  removePastMeasured,
  type StoredMeasuring,
} from '../../repositories/measuring.ts';
import { pauseTarget } from '../../repositories/measuringPauses.ts';
import { findOrderOfSession } from '../../repositories/orders.ts';
import { findUser } from '../../repositories/users.ts';
import { consentsTo, type MeasuringContext, secretOwners, targetsOf } from './measuring.ts';
import { mailPauses } from './pauseMail.ts';
import { type MeasuredEvent, type Source, toGa4, toMeta } from './payloads.ts';
import { type Answer, post } from './post.ts';
import { boughtItems, withProducts } from './readItems.ts';

export type SendingContext = MeasuringContext & {
  report: (error: unknown, what: string) => void;
  /** Part of the network that is reached: by default, public addresses. */
  reach?: Reach;
  /** Origins of the services; tests have their own. */
  origins?: Record<MeasuringTarget, string>;
};

/** Google's endpoint that collects in the EU, and Meta's Graph API. */
const services: Record<MeasuringTarget, string> = {
  ga4: 'https://region1.google-analytics.com',
  meta: 'https://graph.facebook.com',
};
const graphVersion = 'v25.0';

/** Seconds from a failed attempt to the next one. */
const retries = [5, 300, 1800, 7200, 18_000, 36_000, 50_400];

/** Days after which events are too old for Google; the log is kept as long. */
export const messageDays = 3;

const lostMs = 60_000;

/** Requests to one service at once. */
const batch = 5;

/** Milliseconds between two rounds, and between two removals of old rows. */
const soon = 10_000;
const later = 3_600_000;

export function startMeasuring(context: SendingContext): Background {
  const report = (error: unknown) => context.report(error, 'Events were not sent');
  const stopping = new AbortController();
  const rounds = [
    startInterval(() => sendMeasured(context, stopping.signal), soon, report, {
      immediately: true,
    }),
    startInterval(() => mailPauses(context), soon, report),
    startInterval(() => removePast(context), later, report),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };
}

/** Deletes ids whose consent has expired, and old messages. */
export async function removePast({ db, now }: Pick<SendingContext, 'db' | 'now'>) {
  const before = (days: number) => addMs(now(), -days * msPerDay);
  const limits = { visitorsBefore: before(consentDays), messagesBefore: before(messageDays) };
  while (!(await inTransaction(db, (tx) => removePastMeasured(tx, limits))));
}

/** Sends what is due, to both services at once, so that neither waits for the other. */
export async function sendMeasured(context: SendingContext, stopping?: AbortSignal) {
  const due = await findDueTargets(context.db, context.now());
  const stored = due.length > 0 ? await findMeasuring(context.db) : undefined;
  const targets = due.filter((target) => !stored?.paused.includes(target));
  const endAt = performance.now() + soon;
  await Promise.all(targets.map((target) => sendTo(context, { target, stored, endAt, stopping })));
}

type Round = {
  target: MeasuringTarget;
  stored: StoredMeasuring | undefined;
  endAt: number;
  stopping: AbortSignal | undefined;
};

/** Ends with the round, and when the service does not answer: the rest waits for the next round. */
async function sendTo(context: SendingContext, { target, stored, endAt, stopping }: Round) {
  while (!stopping?.aborted && performance.now() < endAt) {
    const now = context.now();
    const due = { now, lostAt: addMs(now, lostMs), limit: batch };
    const claimed = await claimMeasured(context.db, target, due);
    if (claimed.length === 0) return;
    const answered = await Promise.all(
      claimed.map((message) => sendMessage(context, message, stored, stopping)),
    );
    if (answered.includes(false)) return;
  }
}

/** @returns false if the service did not answer */
async function sendMessage(
  context: SendingContext,
  message: MeasuredMessageRow,
  stored: StoredMeasuring | undefined,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  const { db, now } = context;
  const uncounted = message.attempts - 1;
  if (!stored || !targetsOf(stored).includes(message.target)) {
    const answer = 'No longer chosen';
    await recordMeasured(db, message, { attempts: uncounted, finishedAt: now(), answer });
    return true;
  }
  const visitor = await findVisitor(db, message.visitorId);
  // Withdrawn, or given for other purposes, since it was queued.
  if (!consentsTo(visitor, stored, now()) || !visitor.granted.includes(message.target)) {
    await removeMeasured(db, message.id);
    return true;
  }
  try {
    const { events, contact } = await readEvents(context, message);
    // Products that are gone.
    if (events.length === 0) {
      await removeMeasured(db, message.id);
      return true;
    }
    const { id, at } = message;
    const source = { id, at, visitor, publicUrl: context.publicUrl, contact };
    const answer = await post(
      context.reach,
      toRequest(context, stored, message, events, source),
      stopping,
    );
    if (stopping?.aborted) await recordMeasured(db, message, { attempts: uncounted });
    else if (answer.isSecretRefused) {
      // Waits for another secret.
      const waits = { attempts: uncounted, nextAt: null, answer: answer.text };
      await recordMeasured(db, message, waits);
      await pauseTarget(db, message.target, stored.version);
      return false;
    } else await record(context, message, answer);
    return answer.status !== undefined && !answer.isTransient;
  } catch (error) {
    context.report(error, `Event ${message.id} was not sent`);
    await record(context, message, { text: 'The shop could not read its data' });
    return true;
  }
}

/** Events of the message; those of an order are read from it. */
async function readEvents(
  { db }: SendingContext,
  { type, sessionId, cents, events }: MeasuredMessageRow,
): Promise<{ events: MeasuredEvent[]; contact?: Source['contact'] }> {
  if (type === 'browsing' || sessionId === null) {
    return { events: await withProducts(db, events ?? []) };
  }
  const itemOf = ({ productId, name, size, priceCents, quantity }: SoldLine) => {
    return { productId, name, size, cents: priceCents, quantity };
  };
  if (type === 'checkout') {
    const items = (await findSoldLines(db, sessionId)).map(itemOf);
    return { events: [{ name: type, path: '/cart', items }] };
  }
  const order = await findOrderOfSession(db, sessionId);
  if (!order) throw new Error('The order is missing');
  const items = boughtItems(order);
  const goods = items.reduce((sum, item) => sum + item.cents * item.quantity, 0);
  if (type === 'purchase') {
    // The order's phone is its recipient's.
    const user = await findUser(db, order.userId);
    const contact = { email: user?.email || order.email, phone: user?.phone ?? '' };
    return { events: [{ name: type, items, order }], contact };
  }
  // The purchase was reported without delivery and taxes, so its refunds are, too.
  const refunded = order.paymentStatus === 'refunded' ? order.totalCents : order.refundedCents;
  const others = refunded - (cents ?? 0);
  const back = Math.min(cents ?? 0, goods - others);
  // Which items a part of the money is for is not known to all refunds.
  return { events: back > 0 ? [{ name: type, items: [], order, cents: back }] : [] };
}

type SoldLine = Awaited<ReturnType<typeof findSoldLines>>[number];

function toRequest(
  { vault, origins = services }: SendingContext,
  stored: StoredMeasuring,
  { target }: MeasuredMessageRow,
  events: readonly MeasuredEvent[],
  source: Source,
): { url: string; body: string } {
  if (target === 'ga4') {
    const secret = vault.decrypt(stored.ga4Secret, secretOwners.ga4);
    const query = new URLSearchParams({ measurement_id: stored.ga4Id, api_secret: secret });
    return {
      url: `${origins.ga4}/mp/collect?${query}`,
      body: JSON.stringify(toGa4(events, source)),
    };
  }
  const token = vault.decrypt(stored.metaToken, secretOwners.meta);
  return {
    url: `${origins.meta}/${graphVersion}/${stored.metaPixel}/events`,
    body: JSON.stringify({ ...toMeta(events, source, stored.metaTestCode), access_token: token }),
  };
}

/** Neither service wants a refused request again; only what may pass later is repeated. */
const mayPassLater = ({ status = 0, isTransient }: Answer) =>
  isTransient || status === 0 || status === 408 || status === 429 || status >= 500;

async function record(
  { db, now }: Pick<SendingContext, 'db' | 'now'>,
  message: MeasuredMessageRow,
  answered: Answer,
) {
  const time = now();
  const { status, text: answer } = answered;
  if (status !== undefined && status >= 200 && status < 300) {
    await recordMeasured(db, message, { finishedAt: time, isDelivered: true, answer });
    return;
  }
  const seconds = mayPassLater(answered) ? retries[message.attempts - 1] : undefined;
  await recordMeasured(db, message, {
    answer,
    ...(seconds === undefined
      ? { finishedAt: time }
      : // Spread, so that messages that failed together do not come together.
        { nextAt: addMs(time, seconds * 1000 * (1 + Math.random() / 5)) }),
  });
}
