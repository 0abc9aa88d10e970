import { and, asc, count, desc, eq, like, max, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { messages } from '../../contract/messages.ts';
import type { CustomerSort } from '../../contract/schemas/customers.ts';
import { users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { NotFound } from '../errors.ts';
import { staysCents } from './adminOrders.ts';
import { escapeLike } from './productFilter.ts';
import { findUser } from './users.ts';

const nobody = sql`false`;

const isGuests = and(eq(users.role, 'guest'), orders.isGuest, ne(orders.email, ''));

const sums = {
  orders: count(orders.id).as('orders'),
  cents: sql`coalesce(sum(${staysCents}), 0)`.mapWith(Number).as('cents'),
  last: max(orders.createdAt).as('last'),
};

/** A value of the first or latest of grouped orders. */
function pick<T>(value: typeof users.id | typeof orders.email | typeof orders.fullName, at: SQL) {
  return sql<T>`(array_agg(${value} order by ${orders.createdAt} ${at}))[1]`;
}

type Only = {
  /** By default all. */
  accounts?: SQL;
  guests?: SQL;
};

/** Accounts, and guests grouped by email; a group has the id of the guest who ordered first. */
function peopleQuery(db: Database, { accounts, guests }: Only = {}) {
  const ofAccounts = db
    .select({
      ...{ id: users.id, name: users.name, email: users.email },
      ...{ role: sql<'customer' | 'admin' | 'guest'>`${users.role}`.as('role') },
      since: sql<Date>`${users.createdAt}`.mapWith(users.createdAt).as('since'),
      ...sums,
    })
    .from(users)
    .leftJoin(orders, eq(orders.userId, users.id))
    .where(and(ne(users.role, 'guest'), ne(users.email, ''), accounts))
    .groupBy(users.id);
  const ofGuests = db
    .select({
      id: pick<string>(users.id, sql`asc`).as('id'),
      name: pick<string>(orders.fullName, sql`desc`).as('name'),
      email: pick<string>(orders.email, sql`desc`).as('email'),
      role: sql<'customer' | 'admin' | 'guest'>`'guest'`.as('role'),
      since: sql<Date>`min(${orders.createdAt})`.mapWith(orders.createdAt).as('since'),
      ...sums,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isGuests, guests))
    .groupBy(sql`lower(${orders.email})`);
  return unionAll(ofAccounts, ofGuests).as('people');
}

type People = ReturnType<typeof peopleQuery>;

function matching({ name, email }: People, words: readonly string[]): SQL | undefined {
  const text = sql`lower(normalize(${name} || ' ' || ${email}))`;
  return and(...words.map((word) => like(text, `%${escapeLike(word)}%`)));
}

function orderBy(people: People, sort: CustomerSort): SQL[] {
  const { orders: placed, cents: spend, last, since, id } = people;
  const column = { orders: placed, spend, last, since }[sort.replace('-', '') as 'orders'];
  return sort.startsWith('-')
    ? [sql`${column} desc nulls last`, desc(id)]
    : [sql`${column} asc nulls first`, asc(id)];
}

type PeoplePage = {
  /** Lower-case words, all in name or email. */
  words: readonly string[];
  sort: CustomerSort;
  /** All of them when absent. */
  limit?: number | undefined;
  offset: number;
};

/** Each has the total of all pages, so that orders are added up once. */
export async function findPeople(db: Database, { words, sort, limit, offset }: PeoplePage) {
  const people = peopleQuery(db);
  const { id, name, email, role, since, orders, cents, last } = people;
  const fields = { id, name, email, role, since, orders, cents, last };
  const query = db
    .select({ ...fields, total: sql<number>`(count(*) over ())::int` })
    .from(people)
    .where(matching(people, words))
    .orderBy(...orderBy(people, sort))
    .offset(offset)
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
}

export type StoredPerson = Awaited<ReturnType<typeof findPeople>>[number];

/**
 * A user with the others of their group, oldest first, and their figures. Deleted users have
 * no figures.
 * @throws NotFound when there is no such user
 */
export async function findPerson(db: Database, id: string) {
  const user = await findUser(db, id);
  if (!user) throw new NotFound(messages.noSuchCustomer);
  if (user.role !== 'guest') {
    const people = peopleQuery(db, { accounts: eq(users.id, id), guests: nobody });
    return { user, userIds: [id], person: (await db.select().from(people))[0] };
  }
  const [own] = await db.select({ email: orders.email }).from(orders).where(eq(orders.userId, id));
  const hasEmail = sql`lower(${orders.email}) = lower(${own?.email ?? ''})`;
  const found = await db
    .select({ user: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isGuests, hasEmail))
    .orderBy(asc(orders.createdAt));
  const people = peopleQuery(db, { accounts: nobody, guests: hasEmail });
  return {
    user: found[0]?.user ?? user,
    // An exchange is a second order of its guest.
    userIds: found.length > 0 ? [...new Set(found.map((each) => each.user.id))] : [id],
    person: (await db.select().from(people))[0],
  };
}

/** Changes a note of this version; returns false if it has another. */
export async function changeNote(db: Database, id: string, text: string, version: number) {
  const changed = await db
    .update(users)
    .set({ note: text, noteVersion: version + 1 })
    .where(and(eq(users.id, id), eq(users.noteVersion, version)))
    .returning({ id: users.id });
  return changed.length === 1;
}
