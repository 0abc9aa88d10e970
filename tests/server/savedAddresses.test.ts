import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limits } from '../../contract/limits.ts';
import type { SavedAddress } from '../../contract/schemas/addresses.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const street = (number: number) => `Rua das Flores ${number}, Lisbon, Portugal, 12000`;

onEitherDatabase('saved addresses', (database) => {
  let shop: TestApp;
  let ana: Customer;
  let ben: Customer;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestApp({ connection: database() });
  });
  beforeEach(async () => {
    count += 1;
    ana = await signedUp(shop.app, `ana-${count}@shop.test`);
    ben = await signedUp(shop.app, `ben-${count}@shop.test`);
  });
  afterAll(() => shop.app.close());

  const save = async (address: string, fields: object = {}, who = ana) =>
    (await who.call('POST /saveaddress', { address, isDefault: false, ...fields })).statusCode;
  const remove = async (id: string, who = ana) =>
    (await who.call(`POST /removeaddress/${id}`)).statusCode;
  const listed = async (who = ana): Promise<SavedAddress[]> =>
    (await who.call('GET /getuser')).json().savedAddresses;
  const first = async () => (await listed())[0] as SavedAddress;

  it('can be added, changed and removed', async () => {
    expect(await listed()).toEqual([]);
    const told = { fullName: 'Aunt Rosa', phone: '+351912345678' };
    expect(await save(` ${street(1)} `, told)).toBe(200);
    const { id } = await first();
    expect(await listed()).toEqual([{ id, address: street(1), ...told, isDefault: false }]);
    expect(await save(street(2), { id })).toBe(200);
    expect(await listed()).toEqual([{ id, address: street(2), isDefault: false }]);
    expect(await remove(id)).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await remove(id)).toBe(404);
  });

  it('have at most one default', async () => {
    await save(street(1), { isDefault: true });
    await save(street(2), { isDefault: true });
    await save(street(3));
    const defaults = async () => (await listed()).map(({ isDefault }) => isDefault);
    expect(await defaults()).toEqual([false, true, false]);
    await save(street(1), { id: (await first()).id, isDefault: true });
    expect(await defaults()).toEqual([true, false, false]);
    await save(street(1), { id: (await first()).id });
    expect(await defaults()).toEqual([false, false, false]);
  });

  it('are stored once, however often they are saved', async () => {
    const told = { isDefault: true, fullName: 'Aunt Rosa', phone: '+351912345678' };
    await save(street(1), told);
    expect(await save(street(1))).toBe(200);
    expect(await listed()).toMatchObject([told]);
    expect(await save(street(1), { fullName: 'Uncle Rui' })).toBe(200);
    expect(await listed()).toMatchObject([{ ...told, fullName: 'Uncle Rui' }]);
    await save(street(2));
    expect(await save(street(2), { id: (await first()).id })).toBe(409);
  });

  it('are limited in number, even if saved at once', async () => {
    const { max } = limits.addresses;
    const numbers = Array.from({ length: max + 3 }, (_, index) => index + 1);
    const answers = await Promise.all(
      numbers.map((number) => save(street(number), { isDefault: true })),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(max);
    expect(answers.filter((status) => status === 409)).toHaveLength(3);
    const saved = await listed();
    expect(saved).toHaveLength(max);
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('can’t be read, changed or removed by others', async () => {
    await save(street(1), { isDefault: true });
    const { id } = await first();
    expect(await listed(ben)).toEqual([]);
    expect(await save(street(9), { id, isDefault: true }, ben)).toBe(404);
    expect(await remove(id, ben)).toBe(404);
    // Equal texts of two customers are separate, and so is the default.
    expect(await save(street(1), { isDefault: true }, ben)).toBe(200);
    expect(await listed()).toEqual([{ id, address: street(1), isDefault: true }]);
    expect((await ben.call('GET /exportuser')).body).not.toContain(id);
  });

  it('are refused with invalid fields and ids', async () => {
    for (const fields of [
      { address: `${'a'.repeat(limits.address.max)}, Lisbon, Portugal, 12000` },
      { fullName: '' },
      { fullName: 'Rosa\nLima' },
      { phone: '' },
      { phone: 'none' },
      { isDefault: 'yes' },
      { userId: 'another' },
    ]) {
      expect(await save(street(1), fields), JSON.stringify(fields)).toBe(400);
    }
    await save(street(1));
    for (const id of ['gone', '0198c0de-0000-7000-8000-000000000001', '\0', "' or true --"]) {
      expect([400, 404]).toContain(await save(street(2), { id }));
      expect([400, 404]).toContain(await remove(encodeURIComponent(id)));
    }
    expect(await listed()).toHaveLength(1);
  });
});
