import { adminPaths } from '../../../contract/adminPaths.ts';
import { i18n } from '../../../contract/i18n.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import {
  consentDays,
  type MeasuringTarget,
  serviceNames,
} from '../../../contract/rules/measuring.ts';
import { inTransaction } from '../../db/database.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { addMs, type Background } from '../../lib/time.ts';
import { findCheckoutById, findSoldLines } from '../../repositories/checkouts.ts';
import {
  changePauseNotices,
  findMeasuring,
  findVisitor,
  type MeasuredMessageRow,
  measuredOutbox,
  pauseTarget,
  removeMeasured,
  removePastMeasured,
  type StoredMeasuring,
} from '../../repositories/measuring.ts';
import { findOrderOfSession } from '../../repositories/orders.ts';
import { findUser } from '../../repositories/users.ts';
import {
  mailNotice,
  type OutboxContext,
  post,
  recordAnswer,
  sendDue,
  startOutbox,
  unsent,
} from '../outbox.ts';
import { consentsTo, secretOwners, targetsOf } from './measuring.ts';
import { type MeasuredEvent, type Source, toGa4, toMeta } from './payloads.ts';
import { type MeasuringAnswer, readAnswer } from './readAnswer.ts';
import { boughtItems, withProducts } from './readItems.ts';

export type SendingContext = OutboxContext & {
  /** Origins of the services; tests have their own. */
  origins?: Record<MeasuringTarget, string>;
};

/** Google's endpoint that collects in the EU, and Meta's Graph API. */
const services: Record<MeasuringTarget, string> = {
  ga4: 'https://region1.google-analytics.com',
  meta: 'https://graph.facebook.com',
};
const graphVersion = 'v25.0';

/** Maximum number of attempts; a later one would be too late. */
const attempts = 8;

/** Days after which events are too old for Google; the log is kept as long. */
const messageDays = 3;

/** Milliseconds between two rounds. */
const soon = 10_000;

export function startMeasuring(context: SendingContext): Background {
  const round = (stopping: AbortSignal) => sendMeasured(context, stopping);
  const report = (error: unknown) => context.report(error, 'Events were not sent');
  return startOutbox(round, () => removePast(context), soon, report);
}

/** Deletes ids whose consent has expired, and old messages. */
export async function removePast({ db, now }: Pick<SendingContext, 'db' | 'now'>) {
  const before = (days: number) => addMs(now(), -days * msPerDay);
  const limits = { visitorsBefore: before(consentDays), messagesBefore: before(messageDays) };
  while (!(await inTransaction(db, (tx) => removePastMeasured(tx, limits))));
}

/** Sends what is due, and mails about pauses; while measuring is off, nothing waits. */
export async function sendMeasured(context: SendingContext, stopping?: AbortSignal) {
  const stored = await findMeasuring(context.db);
  if (!stored || targetsOf(stored).length === 0) return;
  await mailPauses(context, stored);
  const send = (message: MeasuredMessageRow) => sendMessage(context, message, stored, stopping);
  await sendDue(context, measuredOutbox, { send, batch: 5, soon, stopping });
}

/** Mails the owner about services that refuse their secret. */
async function mailPauses(context: SendingContext, { pauseNotices }: StoredMeasuring) {
  const { db, publicUrl } = context;
  if (pauseNotices.length === 0 || !(await changePauseNotices(db, [], pauseNotices))) return;
  for (const target of pauseNotices) {
    const service = serviceNames[target];
    const write = () => ({
      subject: i18n.t('{service} refuses the access token', { service }),
      headline: i18n.t('Measuring is paused'),
      paragraphs: [
        i18n.t(
          'The access token for {service} has expired or was withdrawn. Events wait for up to three days: enter a new token to send them.',
          { service },
        ),
      ],
      button: { label: i18n.t('Open measuring'), url: publicUrl + adminPaths.measuring },
    });
    mailNotice(context, `pause of ${target}`, write, () => changePauseNotices(db, [target]));
  }
}

/** @returns false if the service did not answer */
async function sendMessage(
  context: SendingContext,
  message: MeasuredMessageRow,
  stored: StoredMeasuring,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  const { db, now } = context;
  const uncounted = message.attempts - 1;
  if (!targetsOf(stored).includes(message.target)) {
    const answer = unsent.noLongerChosen(context);
    await measuredOutbox.record(db, message, { attempts: uncounted, finishedAt: now(), answer });
    return true;
  }
  const visitor = await findVisitor(db, message.visitorId);
  // Withdrawn, or given for other purposes, since it was queued.
  if (!consentsTo(visitor, stored, now()) || !visitor.granted.includes(message.target)) {
    await removeMeasured(db, message.id);
    return true;
  }
  try {
    const { events, contact, paidIn = {} } = await readEvents(context, message);
    // Products that are gone.
    if (events.length === 0) {
      await removeMeasured(db, message.id);
      return true;
    }
    const { id, at } = message;
    const source = { id, at, visitor, publicUrl: context.publicUrl, contact };
    const request = inCurrencyOf(paidIn, () => toRequest(context, stored, message, events, source));
    const answer: MeasuringAnswer = await post(context, request, stopping, readAnswer);
    if (stopping?.aborted) await measuredOutbox.record(db, message, { attempts: uncounted });
    else if (answer.isSecretRefused) {
      // Waits for another secret.
      const waits = { attempts: uncounted, nextAt: null, answer: answer.text };
      await measuredOutbox.record(db, message, waits);
      await pauseTarget(db, message.target, stored.version);
      return false;
    } else await record(context, message, answer);
    return answer.status !== undefined && !answer.isTransient;
  } catch (error) {
    context.report(error, `Event ${message.id} was not sent`);
    await record(context, message, { text: unsent.unreadable(context) });
    return true;
  }
}

type ReadEvents = {
  events: MeasuredEvent[];
  contact?: Source['contact'];
  /** The checkout or order whose currency the amounts are in. */
  paidIn?: Parameters<typeof inCurrencyOf>[0] | undefined;
};

/** Events of the message; those of an order are read from it. */
async function readEvents(
  { db }: SendingContext,
  { type, sessionId, cents, events }: MeasuredMessageRow,
): Promise<ReadEvents> {
  if (type === 'browsing' || sessionId === null) {
    return { events: await withProducts(db, events ?? []) };
  }
  const itemOf = ({ productId, name, size, priceCents, quantity }: SoldLine) => {
    return { productId, name, size, cents: priceCents, quantity };
  };
  if (type === 'checkout') {
    const items = (await findSoldLines(db, sessionId)).map(itemOf);
    const paidIn = await findCheckoutById(db, sessionId);
    return { events: [{ name: type, path: '/cart', items }], paidIn };
  }
  const order = await findOrderOfSession(db, sessionId);
  if (!order) throw new Error('The order is missing');
  const items = boughtItems(order);
  const goods = items.reduce((sum, item) => sum + item.cents * item.quantity, 0);
  if (type === 'purchase') {
    // The order's phone is its recipient's.
    const user = await findUser(db, order.userId);
    const contact = { email: user?.email || order.email, phone: user?.phone ?? '' };
    return { events: [{ name: type, items, order }], contact, paidIn: order };
  }
  // The purchase was reported without delivery and taxes, so its refunds are, too.
  const refunded = order.paymentStatus === 'refunded' ? order.totalCents : order.refundedCents;
  const others = refunded - (cents ?? 0);
  const back = Math.min(cents ?? 0, goods - others);
  // Not every partial refund names its items.
  return { events: back > 0 ? [{ name: type, items: [], order, cents: back }] : [], paidIn: order };
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

/** Neither service wants refused requests again; retry only those that may pass later. */
const mayPassLater = ({ status = 0, isTransient }: MeasuringAnswer) =>
  isTransient || status === 0 || status === 408 || status === 429 || status >= 500;

const record = (context: SendingContext, message: MeasuredMessageRow, answer: MeasuringAnswer) =>
  recordAnswer(context, measuredOutbox, message, answer, {
    last: mayPassLater(answer) ? attempts : 1,
  });
