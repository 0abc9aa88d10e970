import { messages } from '../../../contract/messages.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import { toSearchWords } from '../../../contract/rules/search.ts';
import type {
  Customer,
  CustomerDetails,
  CustomerNote,
  CustomerPage,
  CustomerQuery,
} from '../../../contract/schemas/customers.ts';
import type { OwnData } from '../../../contract/schemas/user.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { isUuid, toEmailKey } from '../../lib/ids.ts';
import {
  changeNote,
  findPeople,
  findPerson,
  type StoredPerson,
} from '../../repositories/customers.ts';
import { forgetFormerCustomer } from '../../repositories/formerOrders.ts';
import { findOrdersOf } from '../../repositories/orders.ts';
import { findAllReviews } from '../../repositories/reviews.ts';
import { findAddressesOf, lockUser } from '../../repositories/users.ts';
import { anonymizeDoneOrders, exportOwnData, forgetUser } from '../accounts/leave.ts';
import { toAdminReview } from '../catalogue/reviews.ts';
import type { CheckoutContext, Context } from '../context.ts';
import { listFormerOrders } from '../orders/formerOrders.ts';
import { toAdminOrder } from '../orders/orderView.ts';

/** A page of the customers, or the whole list when the query has no `limit`. */
export async function listCustomers(
  { db }: Context,
  { q = '', sort = '-last', limit, offset = 0 }: CustomerQuery,
): Promise<CustomerPage> {
  const page = { words: toSearchWords(q), sort };
  const found = await findPeople(db, { ...page, limit, offset });
  const counted = found.length === 0 && offset > 0 ? { ...page, limit: 1, offset: 0 } : undefined;
  const [first] = counted ? await findPeople(db, counted) : found;
  return {
    total: first?.total ?? 0,
    customers: found.map(({ total: _, ...person }) => toCustomer(person)),
  };
}

/** @throws NotFound when there is no such customer */
export async function readCustomer(context: Context, id: string): Promise<CustomerDetails> {
  const { db, pictures } = context;
  const { person, user, userIds } = await existing(context, id);
  const orders = (await Promise.all(userIds.map((each) => findOrdersOf(db, each)))).flat();
  const newestFirst = orders.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const [newest] = user.role === 'guest' ? newestFirst : [];
  const phone = newest?.phone ?? user.phone;
  const address = newest?.address ?? user.address;
  const reviews = await findAllReviews(db, { userId: user.id }, {});
  return {
    customer: toCustomer(person),
    ...(phone && { phone }),
    ...(address && { address }),
    savedAddresses: await findAddressesOf(db, user.id),
    orders: await Promise.all(newestFirst.map((order) => toAdminOrder(order, context))),
    formerOrders: await listFormerOrders(context, user.id, toEmailKey(person.email)),
    reviews: await Promise.all(reviews.map((review) => toAdminReview(review, pictures))),
    note: { text: user.note, version: user.noteVersion },
  };
}

/**
 * Changes the note. Repeating the current text changes nothing.
 * @throws NotFound when there is no such customer
 * @throws Conflict when another version is current
 */
export async function saveNote(
  context: Context,
  id: string,
  { text, version }: CustomerNote,
): Promise<CustomerNote> {
  const { user } = await existing(context, id);
  if (user.note === text) return { text, version: user.noteVersion };
  const isChanged = await inTransaction(context.db, (tx) => changeNote(tx, user.id, text, version));
  if (isChanged) return { text, version: version + 1 };
  throw new Conflict(messages.noteHasChanged, 'version');
}

/**
 * Data of the customer's own export; for a guest, with the orders of all guests with that email.
 * @throws NotFound when there is no such customer
 */
export async function exportCustomer(context: Context, id: string): Promise<OwnData> {
  const { person, user, userIds } = await existing(context, id);
  const data = {
    ...(await exportOwnData(context, user.id)),
    formerOrders: await listFormerOrders(context, user.id, ownEmailKey(user, person.email)),
  };
  if (user.role !== 'guest') return data;
  const all = await Promise.all(userIds.map((each) => exportOwnData(context, each)));
  return {
    ...data,
    account: { ...data.account, name: person.name, email: person.email },
    orders: all.flatMap(({ orders }) => orders),
    checkouts: all.flatMap(({ checkouts }) => checkouts),
    sessions: all.flatMap(({ sessions }) => sessions),
  };
}

/**
 * Deletes an account, or all guests with the same email; repeated, it changes nothing.
 * @throws NotFound when there never was such a customer
 * @throws Conflict for an admin, and while a payment is under way
 */
export async function deleteCustomer(context: CheckoutContext, id: string) {
  const { person, user: found, userIds } = await findPersonById(context, id);
  if (found.role === 'admin') throw new Conflict(messages.adminStays);
  const former = { userId: found.id, emailKey: ownEmailKey(found, person?.email) };
  // The first one is deleted last: a repeated call finds the others through it.
  for (const userId of userIds.toReversed()) {
    await forgetUser(context, userId, async (tx) => {
      const user = await lockUser(tx, userId);
      if (user?.role === 'admin') throw new Conflict(messages.adminStays);
      await forgetFormerCustomer(tx, former);
    });
  }
  await anonymizeDoneOrders(context, 100);
}

/** Empty if a stranger could have signed up with the email: only linked orders are theirs then. */
function ownEmailKey({ passwordHash }: { passwordHash: string }, email = ''): string {
  return passwordHash === '' ? toEmailKey(email) : '';
}

function findPersonById({ db }: Context, id: string) {
  if (!isUuid(id)) throw new NotFound(messages.noSuchCustomer);
  return findPerson(db, id);
}

/** The same, without deleted ones. */
async function existing(context: Context, id: string) {
  const { person, ...found } = await findPersonById(context, id);
  if (!person) throw new NotFound(messages.noSuchCustomer);
  return { ...found, person };
}

function toCustomer({ cents, last, since, ...person }: Omit<StoredPerson, 'total'>): Customer {
  return {
    ...person,
    spend: toDollars(cents),
    ...(last && { last: last.toISOString() }),
    since: since.toISOString(),
  };
}
