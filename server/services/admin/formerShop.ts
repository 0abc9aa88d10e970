import { v7 } from 'uuid';
import { importedConsent } from '../../../contract/rules/formerShop.ts';
import { toSearchText } from '../../../contract/rules/search.ts';
import type { FormerCustomer, FormerOrderInput } from '../../../contract/schemas/formerShop.ts';
import { inTransaction } from '../../db/database.ts';
import { BadInput } from '../../errors.ts';
import { toEmailKey } from '../../lib/ids.ts';
import { addMs } from '../../lib/time.ts';
import {
  addFormerConsents,
  addFormerCustomers,
  askFormerCustomers,
  changeFormerMail,
  claimFormerMail,
  findFormerMails,
} from '../../repositories/formerCustomers.ts';
import { linkFormerOrders, writeFormerOrders } from '../../repositories/formerOrders.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import { writeFormerCustomerMail } from '../accounts/passwordReset.ts';
import type { Context } from '../context.ts';

/**
 * Adds accounts without a password. An email that has an account is left alone.
 * @throws BadInput for a time that does not exist or is yet to come
 */
export async function importCustomers({ db, now }: Context, customers: readonly FormerCustomer[]) {
  const givenAt = new Map(
    customers.map(({ email, consentAt }) => [
      toEmailKey(email),
      consentAt === undefined ? undefined : pastTime(consentAt, 'consentAt', now()),
    ]),
  );
  const rows = customers.map(({ email, name, phone, address, note }) => ({
    ...{ id: v7(), email, emailKey: toEmailKey(email), passwordHash: '', createdAt: now() },
    name: name.trim() || email.slice(0, email.indexOf('@')),
    ...{ phone: phone ?? null, address: address ?? null, note: note ?? '' },
  }));
  const added = await inTransaction(db, async (tx) => {
    const accounts = await addFormerCustomers(tx, rows, now());
    const consents = accounts.flatMap(({ userId, emailKey }) => {
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
    `${field} must be a time in the past, such as 2024-03-12T10:15:00.000Z`,
    field,
  );
}

/** Queues the email about a password, once for each imported customer; returns their number. */
export async function mailFormerCustomers(context: Context) {
  const count = await inTransaction(context.db, (tx) => askFormerCustomers(tx, context.now()));
  await sendFormerMails(context, 20);
  return { success: true, count };
}

/** Milliseconds until an undelivered email is tried again. */
const retryDelay = 600_000;

/** Sends queued emails. Each is claimed first, so that several servers send it once. */
export async function sendFormerMails(context: Context, limit: number) {
  const { db, mailer, now } = context;
  for (const { userId } of await findFormerMails(db, now(), limit)) {
    mailer.send(
      async () =>
        (await claimFormerMail(db, userId, now()))
          ? writeFormerCustomerMail(context, userId)
          : undefined,
      async (refusal, isFinal) =>
        changeFormerMail(
          db,
          userId,
          isFinal
            ? { mailProblem: refusal ?? 'not taken' }
            : { mailSentAt: null, retryAt: addMs(now(), retryDelay) },
        ),
      userId,
    );
  }
}
