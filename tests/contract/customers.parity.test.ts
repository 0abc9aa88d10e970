import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import type { CustomerPage } from '../../contract/schemas/customers.ts';
import type { Staff } from '../../contract/schemas/staff.ts';
import { comparable } from './comparable.ts';
import { type Both, openBoth, type Person } from './harness.ts';
import { buy, shirts } from './payment.ts';

describe('customers: mocks and server answer alike', () => {
  let both: Both;
  let owner: Person;
  let anna: Person;
  /** Anna has an order. */
  beforeEach(async () => {
    both = await openBoth({ products: [linenShirt] });
    owner = await both.admin();
    anna = await both.anna();
    await buy(both, anna, [shirts(1, 'M')]);
  });
  afterEach(() => both.close());

  /** Asks each side about its own customer. */
  async function askOf(q: string, call: string, body?: object) {
    const answers = [];
    for (const side of ['mocks', 'server'] as const) {
      const page = (await owner.askOnly(side, `GET /customers?q=${q}`)).body as CustomerPage;
      const path = call.replace(':id', page.customers[0]?.id ?? 'gone');
      answers.push(comparable(await owner.askOnly(side, path, body)));
    }
    expect(answers[0]).toEqual(answers[1]);
    return answers[1];
  }

  it('listed, searched, sorted, and refused to others', async () => {
    for (const query of ['', '?sort=-spend', '?q=ANNA%20souza', '?q=nobody', '?limit=1&offset=1']) {
      await owner.ask(`GET /customers${query}`);
    }
    await owner.ask('GET /customers?sort=name');
    expect((await anna.ask('GET /customers')).status).toBe(403);
  });

  it('shown, noted, exported and deleted', async () => {
    expect(await askOf('anna@', 'GET /customer/:id')).toMatchObject({ status: 200 });
    const note = (text: string, version: number) =>
      askOf('anna@', 'POST /customernote/:id', { text, version });
    expect(await note('Rings twice', 0)).toMatchObject({ body: { version: 1 } });
    expect(await note('Rings twice', 0)).toMatchObject({ status: 200 });
    expect(await note('Never rings', 0)).toMatchObject({ status: 409 });
    expect(await note('x'.repeat(2001), 1)).toMatchObject({ status: 400 });
    await askOf('anna@', 'GET /customer/:id');
    expect(await askOf('admin', 'POST /deletecustomer/:id')).toMatchObject({ status: 409 });
    expect(await askOf('anna@', 'POST /deletecustomer/:id')).toMatchObject({ status: 200 });
    for (const call of ['GET /customer', 'POST /deletecustomer', 'GET /exportcustomer']) {
      expect(await askOf('anna@', `${call}/:id`)).toMatchObject({ status: 404 });
    }
    await owner.ask('GET /customers');
    expect((await anna.ask('GET /getuser')).status).toBe(401);
  });

  it('exported, with the same data as their own export', async () => {
    const own = comparable(await anna.askOnly('mocks', 'GET /exportuser'));
    const page = (await owner.askOnly('mocks', 'GET /customers?q=anna')).body as CustomerPage;
    const path = `GET /exportcustomer/${page.customers[0]?.id}`;
    expect(comparable(await owner.askOnly('mocks', path))).toEqual(own);
  });

  it('staff: invited, changed, removed, and the last owner kept', async () => {
    const email = 'paula@example.test';
    /** Each side has its own id. */
    const change = async (who: number, call: string, role?: string, version?: number) => {
      const answers = [];
      for (const side of ['mocks', 'server'] as const) {
        const { members } = (await owner.askOnly(side, 'GET /staff')).body as Staff;
        const path = call.replace(':id', members[who]?.id ?? 'gone');
        const body = role && { version: version ?? members[who]?.version, role };
        answers.push(comparable(await owner.askOnly(side, path, body || undefined)));
      }
      expect(answers[0]).toEqual(answers[1]);
      return answers[1]?.status;
    };
    expect((await owner.ask('POST /invitestaff', { email, role: 'king' })).status).toBe(400);
    expect((await owner.ask('POST /invitestaff', { email, role: 'packer' })).status).toBe(200);
    expect((await owner.ask('POST /invitestaff', { email, role: 'writer' })).status).toBe(200);
    expect(await change(0, 'POST /removestaff/:id')).toBe(409);
    expect(await change(0, 'POST /changestaff/:id', 'packer')).toBe(409);
    expect(await change(1, 'POST /changestaff/:id', 'packer')).toBe(200);
    expect(await change(1, 'POST /changestaff/:id', 'writer', 2)).toBe(409);
    expect(await change(1, 'POST /removestaff/:id')).toBe(200);
    expect(await change(1, 'POST /removestaff/:id')).toBe(404);
    expect((await anna.ask('GET /staff')).status).toBe(403);
  });
});
