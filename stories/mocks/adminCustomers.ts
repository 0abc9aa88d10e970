import { messages } from '../../contract/messages.ts';
import { compareText } from '../../contract/rules/compareText.ts';
import { countOrders, sumOfState } from '../../contract/rules/orderList.ts';
import { hasWords } from '../../contract/rules/search.ts';
import type { Customer, CustomerQuery } from '../../contract/schemas/customers.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { ownData } from './accounts.ts';
import type { FormerShopScenario } from './formerShop.ts';
import { anna, customerIdOf } from './logins.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import { toAdminReview } from './ratings.ts';
import { withRefundable } from './returns.ts';
import type { ShopState } from './shopState.ts';
import { type Account, accountSince, type MockUsers } from './users.ts';

/** A customer with all that is shown of them. */
type Person = { customer: Customer; orders: Order[]; account: Account };

/** Customers in a story. */
export type CustomersScenario = {
  /** Note that another admin saves just before the first save here. */
  noteChangedMeanwhile?: string;
  formerShop?: FormerShopScenario;
};

/** The admin's calls for customers: accounts, and guests by the email of their orders. */
export function adminCustomerHandlers(
  state: ShopState,
  users: MockUsers,
  orders: Order[],
  { noteChangedMeanwhile, formerShop }: CustomersScenario = {},
) {
  const notes = new Map<string, { text: string; version: number }>();
  /** Ids of deleted customers, and of their orders. */
  const gone = new Set<string>();
  let othersNote = noteChangedMeanwhile;
  const noteOf = (id: string) => notes.get(id) ?? { text: '', version: 0 };

  function people(): Person[] {
    const isOf = ({ email, isGuest }: Order, account: Account) =>
      !isGuest && email.toLowerCase() === account.email.toLowerCase();
    const accounts = users.all();
    const ofAccounts = accounts.map((account) =>
      toPerson(
        account,
        orders.filter((order) => isOf(order, account)),
      ),
    );
    const others = orders.filter(
      (order) => !gone.has(order._id) && !accounts.some((account) => isOf(order, account)),
    );
    const emails = [...new Set(others.map(({ email }) => email.toLowerCase()))].filter(Boolean);
    const guests = emails.map((email) =>
      toGuest(others.filter((order) => order.email.toLowerCase() === email)),
    );
    return [...ofAccounts, ...guests];
  }

  function find(id: string): Person {
    const person = people().find(
      ({ customer, orders: own }) =>
        customer.id === id || own.some((order) => customerIdOf(order) === id),
    );
    if (!person) throw new MockFailure(404, messages.noSuchCustomer);
    return person;
  }

  return [
    mockEndpoint('GET /customers', ({ query: { limit, offset = 0, ...query } }) => {
      const found = selectCustomers(
        people().map(({ customer }) => customer),
        query,
      );
      return {
        reply: {
          total: found.length,
          customers: found.slice(offset, limit && offset + limit),
        },
      };
    }),
    mockEndpoint('GET /customer/:id', ({ params: { id } }) => {
      const { customer, orders: own, account } = find(id);
      const { phone, address, savedAddresses = [] } = account;
      const reviews = state.reviews.filter(({ isOwn, text }) => isOwn && text !== '');
      return {
        reply: {
          customer,
          ...(phone && { phone }),
          ...(address && { address }),
          savedAddresses,
          orders: own.map((order) => ({
            ...withRefundable(order, state.sentTimes, state.selling.codes),
            version: 1,
          })),
          formerOrders: [...(formerShop?.orders ?? [])],
          reviews: id === anna.id ? reviews.map(toAdminReview) : [],
          note: noteOf(id),
        },
      };
    }),
    mockEndpoint('POST /customernote/:id', ({ params: { id }, body: { text, version } }) => {
      find(id);
      if (othersNote !== undefined) {
        notes.set(id, { text: othersNote, version: noteOf(id).version + 1 });
        othersNote = undefined;
      }
      const note = noteOf(id);
      if (note.text === text) return { reply: note };
      if (note.version !== version) throw new MockFailure(409, messages.noteHasChanged, 'version');
      notes.set(id, { text, version: version + 1 });
      return { reply: noteOf(id) };
    }),
    mockEndpoint('GET /exportcustomer/:id', ({ params: { id } }) => {
      const { orders: own, account, customer } = find(id);
      const { email, name } = customer;
      const data = ownData(state, { ...account, email, name });
      return { reply: customer.role === 'guest' ? { ...data, orders: own } : data };
    }),
    mockEndpoint('POST /deletecustomer/:id', ({ params: { id } }) => {
      if (!gone.has(id)) {
        const { account, orders: own } = find(id);
        if (account.role === 'admin') throw new MockFailure(409, messages.adminStays);
        if (account.role !== 'guest') users.remove(account);
        for (const each of [id, ...own.map(({ _id }) => _id)]) gone.add(each);
      }
      return { reply: { success: true, message: messages.customerDeleted } };
    }),
  ];
}

function selectCustomers(
  customers: readonly Customer[],
  { q, sort = '-last' }: CustomerQuery,
): Customer[] {
  const direction = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace('-', '') as 'orders' | 'spend' | 'last' | 'since';
  const compare = (a: Customer, b: Customer) =>
    field === 'orders' || field === 'spend'
      ? a[field] - b[field]
      : compareText(a[field] ?? '', b[field] ?? '');
  return customers
    .filter(({ name, email }) => hasWords(q, name, email))
    .sort((a, b) => direction * (compare(a, b) || compareText(a.id, b.id)));
}

function toPerson(account: Account, orders: Order[]): Person {
  const newestFirst = orders.toSorted((a, b) => compareText(b.createdAt, a.createdAt));
  const { orders: count, paid } = sumOfState(countOrders(orders, []), undefined);
  const { id, name, email, role } = account;
  const last = newestFirst[0]?.createdAt;
  return {
    customer: {
      ...{ id, name, email, role: role as Customer['role'] },
      ...{ orders: count, spend: paid, since: accountSince },
      ...(last !== undefined && { last }),
    },
    orders: newestFirst,
    account,
  };
}

function toGuest(orders: Order[]): Person {
  const newestFirst = orders.toSorted((a, b) => compareText(b.createdAt, a.createdAt));
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)];
  if (!newest || !oldest) throw new Error('A guest has an order');
  const { fullName: name = '', email, phone, address } = newest;
  const account = { id: customerIdOf(oldest), name, email, phone, address, role: 'guest' };
  const person = toPerson({ ...account, password: '' }, newestFirst);
  return { ...person, customer: { ...person.customer, since: oldest.createdAt } };
}
