import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { importedConsent } from '../../../contract/rules/formerShop.ts';
import { toSearchText } from '../../../contract/rules/search.ts';
import type { FormerCustomer, FormerOrderInput } from '../../../contract/schemas/formerShop.ts';
import { inTransaction } from '../../db/database.ts';
import { BadInput, Conflict } from '../../errors.ts';
import { toEmailKey } from '../../lib/ids.ts';
import {
  addFormerConsents,
  addFormerCustomers,
  askFormerCustomers,
  changeFormerMail,
  claimFormerConsents,
  claimFormerMail,
  findFormerMails,
} from '../../repositories/formerCustomers.ts';
import {
  linkFormerOrders,
  removeFormerOrders,
  writeFormerOrders,
} from '../../repositories/formerOrders.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import { writeFormerCustomerMail } from '../accounts/passwordMails.ts';
import type { Context } from '../context.ts';
import { nextAttempt } from '../orders/orderMails.ts';

/**
 * Adds accounts without a password. Skips emails with an account, except for a newsletter consent
 * that an earlier import left out. @throws BadInput for an invalid or future time
 */
export async function importCustomers({ db, now }: Context, customers: readonly FormerCustomer[]) {
  const givenAt = new Map(
    customers.flatMap(({ email, consent, consentAt }) => {
      if (consentAt === undefined && !consent) return [];
      const at = consentAt === undefined ? now() : pastTime(consentAt, 'consentAt', now());
      return [[toEmailKey(email), at] as const];
    }),
  );
  const rows = customers.map(({ email, name, phone, address, note }) => ({
    ...{ id: v7(), email, emailKey: toEmailKey(email), passwordHash: '', createdAt: now() },
    name: name.trim() || email.slice(0, email.indexOf('@')),
    ...{ phone: phone ?? null, address: address ?? null, note: note ?? '' },
  }));
  const added = await inTransaction(db, async (tx) => {
    const accounts = await addFormerCustomers(tx, rows, now());
    const agreed = await claimFormerConsents(tx, [...givenAt.keys()], now());
    const consents = agreed.flatMap(({ userId, emailKey }) => {
      const at = givenAt.get(emailKey);
      if (!at) return [];
      const given = { text: importedConsent, language: 'en', givenAt: at, confirmedAt: now() };
      const tokens = { tokenHash: hashToken(newToken()), stopToken: newToken() };
      return [{ userId, emailKey, ...given, ...tokens }];
    });
    await addFormerConsents(tx, consents);
    const emailKeys = accounts.map(({ emailKey }) => emailKey);
    if (emailKeys.length > 0) await linkFormerOrders(tx, emailKeys);
    return accounts.length;
  });
  return { success: true, added, changed: 0, known: customers.length - added };
}

/** Adds orders of a former shop, each number and time once. @throws BadInput as above */
export async function importOrders({ db, now }: Context, orders: readonly FormerOrderInput[]) {
  const importedAt = now();
  const rows = orders.map(({ number, orderedAt, name, email, phone, address, ...content }) => ({
    ...{ id: v7(), number, importedAt, content, emailKey: toEmailKey(email.trim()) },
    orderedAt: pastTime(orderedAt, 'orderedAt', importedAt),
    contact: { name, email: email.trim(), phone, address },
    searchText: toSearchText(number, name, email, ...content.lines.map((line) => line.name)),
  }));
  // A row can't be written twice by one statement.
  const unique = [...new Map(rows.map((row) => [`${row.orderedAt.getTime()} ${row.number}`, row]))];
  const written = await inTransaction(db, async (tx) => {
    const outcome = await writeFormerOrders(
      tx,
      unique.map(([, row]) => row),
    );
    const emailKeys = rows.flatMap(({ emailKey }) => emailKey || []);
    if (emailKeys.length > 0) await linkFormerOrders(tx, emailKeys);
    return outcome;
  });
  return { success: true, ...written, known: orders.length - written.added - written.changed };
}

function pastTime(text: string, field: string, now: Date): Date {
  const time = new Date(text);
  if (time <= now) return time;
  throw new BadInput(
    i18n.t('{field} must be a time in the past, such as 2024-03-12T10:15:00.000Z', { field }),
    field,
  );
}

/**
 * Queues the email about a password, once for each imported customer; returns their number.
 * @param confirmed number that the owner has seen
 * @throws Conflict with the new number, if there are more now
 */
export async function mailFormerCustomers(context: Context, confirmed: number) {
  const count = await inTransaction(context.db, async (tx) => {
    const asked = await askFormerCustomers(tx, context.now());
    if (asked > confirmed) {
      const text = i18n.t(
        '{count, plural, other {# customers}} would get a mail, and not {confirmed}: confirm the new number.',
        { count: asked, confirmed },
      );
      throw new Conflict(text, 'count');
    }
    return asked;
  });
  await sendFormerMails(context);
  return { success: true, count };
}

/**
 * Removes all orders of a former shop, except those of erased customers.
 * @throws Conflict as above
 */
export async function removeAllFormerOrders({ db }: Context, confirmed: number) {
  const count = await inTransaction(db, async (tx) => {
    const removed = await removeFormerOrders(tx);
    if (removed > confirmed) {
      const text = i18n.t(
        '{count, plural, other {# orders}} would be removed, and not {confirmed}: confirm the new number.',
        { count: removed, confirmed },
      );
      throw new Conflict(text, 'count');
    }
    return removed;
  });
  return { success: true, count };
}

/**
 * Maximum length of the mailer's queue at which more are added: emails about orders must not wait.
 */
const atOnce = 5;

/** Sends a few waiting emails. Each is claimed first, so that several servers send it once. */
export async function sendFormerMails(context: Context) {
  const { db, mailer, now } = context;
  const room = atOnce - mailer.waiting();
  if (room <= 0) return;
  for (const { userId } of await findFormerMails(db, now(), room)) {
    let since = now();
    mailer.send(
      async () => {
        const claimed = await claimFormerMail(db, userId, now());
        since = claimed?.triedAt ?? since;
        return claimed && writeFormerCustomerMail(context, userId);
      },
      async (refusal, isFinal) => {
        const retryAt = isFinal ? undefined : nextAttempt(since, now(), 60_000);
        const mailProblem = refusal ?? 'not taken for a day';
        await changeFormerMail(
          db,
          userId,
          retryAt ? { mailSentAt: null, retryAt } : { mailProblem },
        );
      },
      userId,
    );
  }
}
